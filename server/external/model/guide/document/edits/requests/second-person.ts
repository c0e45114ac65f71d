import { addressFrom } from "#server/external/model/guide/document/address/address-wish.ts";
import { calledIn } from "#server/external/model/guide/document/address/addressed.ts";
import type { Reply } from "#server/external/model/guide/document/made-parts.ts";
import { changeable } from "#server/external/model/guide/run-flow.ts";
import type { RequestDone } from "./lines-out.ts";
import type { Piece } from "./message-pieces.ts";

/* "Yg no 2 kok msh "dia", kan ngomongnya ke dia langsung": the one for whom the text is gets their own form of address. */

const third = /^(?:dia|beliau|ia|doi)$/iu;
const stillThird =
  /(?<!\p{L})(?:msh|masih|kok|jangan|jgn|bukan|ojo|ketulis|tertulis)\s+(?:(?:pake|pakai|tulis|ditulis|nyebut|sebut|ada|kata)\s+)?["“'‘]?(?:dia|beliau|doi)["”'’]?(?=[\s,.?!]*$|\s*[,.?!])/iu;
const toThem =
  /(?<!\p{L})(?:ngomong|bilang|bicara|kirim|ngirim|nulis|tulis|sampai|nyampai|ngobrol|buat|untuk|utk|ke|sama|kan)\p{L}*\s+(?:\p{L}+\s+)?(?:ke |sama |buat |untuk )?(?:dia|beliau|orang|doi)(?:nya|e)?(?:\s+(?:langsung|lgsg|sendiri|dewe))?|(?<!\p{L})(?:harusnya|seharusnya|ganti|jadi|jd|tulis|pake)\s+["“'‘]?(?:kamu|km)/iu;

const says = (piece: Piece | undefined): boolean =>
  piece !== undefined && (piece.quotes.some((one) => third.test(one)) || stillThird.test(piece.text));

/** The answers that are said to somebody, with their form of address in place of "dia". */
export function saidToThem(reply: Reply, pieces: readonly Piece[], at: number): RequestDone | undefined {
  const { flow, step, active } = reply;
  const isNext = toThem.test(pieces[at + 1]?.text ?? "");
  const own = (pieces[at]?.text ?? "").replace(stillThird, " ");
  if (step.register === undefined || !says(pieces[at]) || !(isNext || toThem.test(own))) return undefined;
  const title = calledIn(flow, active.filled);
  const called = title === "kamu" ? title : addressFrom(title);
  const filled = { ...active.filled };
  for (const name of changeable(flow, step))
    if (
      active.filled[name] !== undefined &&
      ["text", "list", "line"].includes(flow.slots[name]?.kind ?? "") &&
      flow.slots[name]?.takes !== "person"
    )
      filled[name] = (active.filled[name] ?? "").replace(/(?<!\p{L})(?:dia|beliau)(?!\p{L})/giu, called);
  const told = `“dia” jadi “${called}”`;
  return { active: { ...active, filled }, told, used: isNext ? [at, at + 1] : [at] };
}
