import { rupiahText } from "#server/external/model/guide/values/numbers/amounts.ts";
import { type Token, tokensIn } from "#server/external/model/guide/values/numbers/figure-tokens.ts";
import { withFigures } from "#server/external/model/guide/values/numbers/number-words.ts";
import { linesOf } from "#server/external/model/guide/values/row-lines.ts";

/*
 * Several products in one message, each with what a batch costs and how many it gives: "nastar 210rb jadi 6 toples,
 * kastengel 280rb jadi 5". Their figures are never added up.
 */

/** What a batch of a product costs, and how many pieces it gives. */
export type Product = { name: string; cost: number; count: number; unit?: string };

/** What is sold is counted in these; ingredients are bought in the others. */
const pieces =
  /^(?:toples|porsi|cup|gelas|botol|box|kotak|dus|pcs|pc|biji|buah|bungkus|bks|pack|pak|potong|loyang|mangkok|mangkuk|piring|tusuk|lusin|paket|kantong|kaleng|pot|pasang|stel|helai|meter)$/;
const hedges = "(?:sekitar|sekitaran|kira2|kira-kira|kira|kurang lebih|cuma|cm|bisa|itu|paling|rata2)";
const yields =
  "(?:jadi(?:nya|ne)?|jd|dadi(?:ne)?|dapat|dapet|dpt|oleh|entuk|hasil(?:nya|ne)?|menghasilkan|isi(?:nya)?|keluar)";
const between = new RegExp(`^[\\s,=:>-]*(?:${yields}\\s*)?(?:${hedges}\\s*)*$`, "iu");
const yielding = new RegExp(`(?<!\\p{L})${yields}\\s*(?:${hedges}\\s*)*$`, "iu");
/** "Nastar jadi 6 toples modal 210rb": the cost behind the number of pieces. */
const costBehind = /^[\s,]*(?:(?:modal|bahan|biaya|ongkos|abis|habis|entek|dari)\p{L}*\s*)+$/iu;

const clause =
  /[.,;:!?\n()]+|(?<!\p{L})(?:dan|sama|sm|terus|trus|trs|karo|lan|jeung|kalau|kalo|klo|nek|sedangkan|plus|tapi|tp)(?!\p{L})/iu;
const filler = new Set(
  `sekali satu se adonan resep bikin buat modal modalnya modale bahan bahane bahannya biaya biayanya ongkos abis habis entek butuh sekitar
  kira2 kira itu ini yg yang sing ada aku saya gw gue sy jual jualan untuk utk masing2 masing mbak kak mas bang min bu pak ya tadi td harga hpp
  pengen pgn mau hitung itung tolong dong per dari di produk jenis lagi juga jg satunya macam abdi urang kulo awak beta nyieun gawe damel nggawe masak produksi tiga dua empat hpp-nya belanja belanjanya rp`.split(
    /\s+/,
  ),
);
const bought =
  /^(?:beras|ayam|telur|telor|tepung|terigu|gula|minyak|gas|lauk|bumbu|sayur|sayuran|mentega|margarin|keju|susu|santan|cabe|cabai|bawang|kemasan|plastik|mika|stiker|label|toples|toplese|kotak|box|dus|botol|cup|kertas|listrik|upah|tenaga|ongkir|bensin|es batu|air|kopi bubuk|kain|benang|kancing|cat|kayu|lem)(?:nya|ne|e)?$/iu;

const isFiller = (word = ""): boolean =>
  filler.has(word.toLowerCase()) || new RegExp(`^(?:${yields}|${hedges})$`, "iu").test(word);

/** The name of a product: the nouns directly before its figures. */
function nameIn(text: string): string {
  const last = text
    .split(clause)
    .map((one) => one.trim())
    .findLast((one) => one !== "");
  const words = (last ?? "").split(/\s+/);
  while (isFiller(words.at(-1))) words.pop();
  while (isFiller(words[0])) words.shift();
  const name = words.slice(-nameMax).join(" ");
  return /\p{L}{3}/u.test(name) && !/\d/.test(name) && !bought.test(name) ? name : "";
}
const nameMax = 3;

const costMin = 1000;
const isCost = ({ of, isMoney, value }: Token): boolean =>
  of === undefined && (isMoney || value >= costMin * 10);
const isCount = ({ of, isMoney, value }: Token): boolean =>
  !isMoney && value > 0 && value < costMin && (of === undefined || pieces.test(of));

/** The cost and the number of pieces of two neighbouring numbers; undefined if they are no such pair. */
function pairOf(text: string, one: Token, next: Token): [Token, Token] | undefined {
  const gap = text.slice(one.to, next.from);
  const isMade = next.of !== undefined || new RegExp(yields, "iu").test(gap) || /^\s*,\s*$/.test(gap);
  if (isCost(one) && isCount(next)) return between.test(gap) && isMade ? [one, next] : undefined;
  const isAhead = isCount(one) && isCost(next) && costBehind.test(gap);
  return isAhead && (one.of !== undefined || yielding.test(text.slice(0, one.from)))
    ? [next, one]
    : undefined;
}

type Place = { product: Product; from: number; to: number };

function placesIn(text: string): Place[] {
  const tokens = tokensIn(text);
  const found: Place[] = [];
  let end = 0;
  for (let at = 0; at + 1 < tokens.length; at += 1) {
    const [one, next] = [tokens[at], tokens[at + 1]];
    const pair = one && next ? pairOf(text, one, next) : undefined;
    if (!one || !next || !pair) continue;
    const [cost, count] = pair;
    const name = nameIn(text.slice(end, one.from));
    const unit = count.of === undefined ? {} : { unit: count.of };
    end = next.to;
    at += 1;
    if (name !== "")
      found.push({
        product: { name, cost: cost.value, count: count.value, ...unit },
        from: one.from,
        to: end,
      });
  }
  return found;
}

/** The products that a message tells of with both figures; one that is told twice counts as it was told last. */
export function productsIn(written: string): Product[] {
  const byName = new Map<string, Product>();
  for (const { product } of placesIn(withFigures(written))) byName.set(product.name.toLowerCase(), product);
  return [...byName.values()];
}

/** Whether a message tells of several products, which are reckoned apart. */
export const tellsProducts = (text: string): boolean => productsIn(text).length > 1;

/** The line that is read as this product again. */
export const productLine = ({ name, cost, count, unit }: ProductRow): string =>
  [
    name,
    ...(cost === undefined ? [] : [rupiahText(cost)]),
    ...(count === undefined ? [] : [`${count}${unit === undefined ? "" : ` ${unit}`}`]),
  ].join(", ");

/** The products of a message, one a line; undefined if it tells of fewer than two. */
export function productRowsIn(text: string): string | undefined {
  const products = productsIn(text);
  return products.length > 1 ? products.map(productLine).join("\n") : undefined;
}

/** A product whose figures may be missing. */
export type ProductRow = { name: string; cost: number | undefined; count: number | undefined; unit?: string };

/** The rows of a table of products, as they were written. */
export function productRows(written: string): ProductRow[] {
  const lines = linesOf(written);
  const products = productsIn(written);
  if (products.length >= lines.length) return products;
  return lines.map((line) => {
    const [product] = productsIn(line);
    if (product) return product;
    const tokens = tokensIn(withFigures(line));
    const cost = tokens.find(isCost)?.value;
    const counted = tokens.find(isCount);
    const name = withFigures(line)
      .slice(0, tokens[0]?.from ?? line.length)
      .replace(/[\s,:=-]+$/, "");
    const unit = counted?.of === undefined ? {} : { unit: counted.of };
    return { name, cost, count: counted?.value, ...unit };
  });
}

const packed =
  /(?<!\p{L})(?:toples|stiker|sticker|kemasan|plastik|mika|pouch|box|kotak|dus|cup|botol|label|pita|kertas|bungkus)(?:nya|ne|e)?(?:\s+(?:per|satu|se|satunya|masing2|masing-masing|itu|harga|harganya|@|kira2|sekitar|toples|biji|buah|porsi|cup))*\s*:?\s*((?:rp\.? ?)?\d[\d.,]*(?: ?(?:ribu|rb|k))?)(?!\d| ?(?:toples|porsi|cup|pcs|biji|buah|jt|juta)(?!\p{L}))/giu;
const packedMax = 50_000;

/** What one piece is packed in, where a message names it apart from what the batches cost. */
export function packingIn(written: string): string | undefined {
  const text = withFigures(written);
  const places = placesIn(text);
  const rest = places.reduceRight((left, { from, to }) => `${left.slice(0, from)} ; ${left.slice(to)}`, text);
  const sums = [...rest.matchAll(packed)].map(([, sum = ""]) => tokensIn(sum)[0]?.value ?? 0);
  const total = sums.reduce((all, one) => all + one, 0);
  return sums.length > 0 && sums.every((one) => one >= 50) && total <= packedMax
    ? rupiahText(total)
    : undefined;
}
