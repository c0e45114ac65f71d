/** Words for "no" and "not" in the languages in which members write, as alternatives of a pattern. */
export const noWords =
  "ga|gak|gk|g|nggak|ngga|ngak|enggak|engga|kagak|kaga|kgk|tidak|tdk|tak|ora|ra|nda|ndak|ndk|dak|ndek|indak|inda|mboten|boten|teu|henteu|kada|kadada|sonde|sond|nyanda|nyandak|tra|trada|tara|seng|tusing|nenten|bukan|bkn|bukang|dudu|sanes|lanes|belum|blm|durung|dereng|acan|alun";
