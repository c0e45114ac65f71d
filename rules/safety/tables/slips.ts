/** Words recognised despite a typo, and real words that only look like one. */
export const slips = {
  of: "bunuh bundir bunuhdiri sayat silet racun perkosa pengen suicide nyawa pukul hidup gantung selfharm akhiri mengakhiri",
  not: "butuh bumbu buruh bunyi saat pikul pkl nawa hidu hirup pengin sila silat gatung racu rasun sayt hdup hiup",
};

/** Concepts for which the voice of the verb matters. */
export const verbs =
  "KILL HITS HITW CUT SCRATCH BURNSELF STRIKE HURT HURTING HARM ASSAULT TOUCH THREAT LOCKIN SPY SPREAD VIRAL FORCE STALK WATCH MINDACT POISON PHYSICAL MILDHIT SWALLOW MOVED TAKEN CRASH CHOKE NECKPRESS STRUCK";

/** Words that only look derived from another one: `malu` is no form of `palu`, `makan` none of `mak`. */
export const whole =
  "makan makanan makannya malu nadi marah masak masalah beli kasih tuhan allah polisi kabel sebel sebelum bersih giliran ngantuk katanya mas ngaji dorongan mati mata makin tahan nakal malam masa main minta muda nasi nanti ngeri serasa terasa sebal kali kebal tembakan sikat selatan";
