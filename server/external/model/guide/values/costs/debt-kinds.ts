/*
 * What kind of debt a name means: one with a pledge, which is lost if it is not paid, one to a person, who is told and
 * asked for time, or any other one.
 */

const pledged =
  "motor|mobil|truk|pickup|rumah|kpr|ruko|kios|tanah|sawah|gadai|pegadaian|gadaian|bpkb|sertifikat|sertipikat|leasing|liesing|fif|adira|oto|wom|bfi|acc|emas|mesin|gerobak|etalase|becak|bentor";
const persons =
  "kakak|kaka|kakakku|abang|abg|adik|adek|ade|ibu|ibuk|mama|mamak|mamah|bapak|ayah|papa|ortu|orang tua|mertua|ipar|paman|bibi|bude|budhe|pakde|pakdhe|bulik|paklik|om|tante|uwak|uwa|nenek|kakek|mbah|sepupu|ponakan|keponakan|saudara|sodara|sedulur|dulur|keluarga|mbak|mbakyu|mas|teman|temen|temenku|kawan|konco|bestie|sahabat|tetangga|tonggo|bos|boss|juragan|atasan|pacar|pacarku|suami|istri|bu|pak|teh|kang|uni|uda|ci|ko|bli|mbok|warung|toko|arisan";

const pledgedName = new RegExp(`(?<!\\p{L})(?:${pledged})(?!\\p{L})`, "iu");
const personName = new RegExp(`(?<!\\p{L})(?:${persons})(?:ku|nya)?(?!\\p{L})`, "iu");

/** Whether something is lost if a debt of this name is not paid. */
export const isPledged = (name: string): boolean => pledgedName.test(name);

/** Whether a debt of this name is owed to a person, who sends no bill. */
export const isToPerson = (name: string): boolean => !isPledged(name) && personName.test(name);
