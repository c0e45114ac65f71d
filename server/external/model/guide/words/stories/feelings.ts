import { plain } from "#server/external/model/guide/words/to-guide/commands.ts";

/** Words for what somebody feels, in the body too. */
export const feeling =
  /\b(?:sedih\w*|sedi|capek\w*|cape|capai|lelah|letih|marah|kesal|kesel|sebel|jengkel|dongkol|emosi|kecewa|takut|cemas|khawatir|gugup|gelisah|panik|bingung|malu|minder|sepi|kesepian|sendirian|hampa|kosong|kangen\w*|rindu\w*|kehilangan|sakit hati|iri|cemburu|lega|senang|bahagia|bangga|nyesel|nyesek|sesek|menyesal|bersalah|stres|stress|tertekan|muak|bosan|bosen|jenuh|m?e?nangis|nangis\w*|mewek|pusing|ngamuk|ngadep\w*|kepikiran|kewalahan|dihargai|dianggap|diabaikan|dipermalu\w*|disindir|diketawain|disalahin|(?:nge|me|be|di)?rasa(?:nya|ku|in|e)?|ngerasa|galau|kebal|becus|m?e?ngantuk\w*|nelangsa|sakit|ceurik|muwun|sono|perih|pilu|berat|gemetar|gemeter|lemes|lemas|mual)\b/iu;

/** Whether a clause names a feeling. */
export const feels = (clause: string): boolean => feeling.test(clause) || feeling.test(plain(clause));
