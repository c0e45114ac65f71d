/* A text that dismisses somebody does not begin with an apology for taking their time. */

const dismissal =
  /\b(?:(?:di|mem|me)?berhenti(?:kan|in)|(?:di|mem)?phk|(?:di|me|mem)?pecat|mecat|(?:di|me)?rumahkan|dikeluarkan|hari (?:kerja )?terakhir(?:mu| kamu| anda)|(?:tidak|nggak|gak|ga) (?:lagi bekerja|kami perpanjang|saya perpanjang|diperpanjang|perpanjang)|(?:di)?putus kontrak|kontrak(?:nya|mu)? (?:tidak|nggak|gak|ga) )/i;
const apology = "Mohon maaf mengganggu waktunya. ";

export const withoutApology = (source: string, filled: Readonly<Record<string, string>>): string =>
  Object.values(filled).some((value) => dismissal.test(value)) ? source.replace(apology, "") : source;
