/** The verbs of a request to change a text, also in Javanese ("gantien") and Sundanese ("gantikeun"). */
const request =
  /(?<!\p{L})(?:di|tak|ku|mohon |tolong )?(?:ganti|ubah|rubah|robah|hapus|buang|hilang|ilang|tambah|sisip|selip|edit|revisi|tulis)(?:in|en|i|kan|keun|ken|an|nya|e|no|kno)*(?!\p{L})/giu;
/** What leads to the words that shall stand there. */
const into = /(?<!\p{L})(?:jadi|jd|jdi|jadiin|menjadi|dadi|jadina|janten|dadekno)(?!\p{L})|:(?!\d)/iu;
/** What is being changed: a part of a text, or words in quotation marks. Without it "tambah sambal" would be a request. */
const changed =
  /(?<!\p{L})(?:kalimat|kata|baris|paragraf|bagian|bagean|poin|point|no|nomor|nomer|langkah|judul|penutup|pembuka|salam|surat|pesan|teks|tulisan|rencana|jadwal|tanggal|jam|nama|maaf)(?:ku|mu|nya|e|na)?(?!\p{L})|["“”'‘’`]/iu;
const marks = /["“”'‘’`]/gu;
const wordsMin = 2;

const countOf = (text: string): number => text.split(/\s+/).filter((word) => /\p{L}/u.test(word)).length;

/**
 * Returns what a request to change a text wants to stand there, with the reason that follows it: of "hapus baris kedua,
 * ganti jadi ini surat terakhirku" the words "ini surat terakhirku". Among the words of the request they look harmless,
 * so they are also read alone. Undefined where nothing is asked for, or too few words follow.
 */
export function wordsPutIn(text: string): string | undefined {
  if (!changed.test(text) && !into.test(text)) return undefined;
  const bare = text.replace(marks, " ");
  const after = [...bare.matchAll(request)].map(({ index, 0: verb }) => bare.slice(index + verb.length));
  const [first] = after;
  if (first === undefined) return undefined;
  const led = into.exec(first);
  const behind = led ? first.slice(led.index + led[0].length) : undefined;
  const said = [behind, ...after.toReversed()].find(
    (words) => words !== undefined && countOf(words) >= wordsMin,
  );
  return said?.replace(/^[\s,.;:]+/u, "").trim();
}
