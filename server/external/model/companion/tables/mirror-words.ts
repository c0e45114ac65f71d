function setOf(words: string): ReadonlySet<string> {
  return new Set(words.split(" "));
}

/** Words that decide whether and how a clause of the member's can be said back. */
export const asking = setOf("apa kenapa bagaimana kapan siapa berapa apakah mana kah");

/** A clause that begins so depends on another. */
export const opensDependent = setOf(
  "yang semoga misalnya andai coba tolong supaya biar agar seperti kata bahwa apalagi termasuk contohnya",
);

/** Dropped at the start: they join the clause to what came before. */
export const joiningStart = setOf(
  "dan lalu terus jadi karena soalnya tapi namun makanya kemudian padahal sampai akhirnya pokoknya sebenarnya cuma terakhir intinya memang nah eh maksudnya maksudku sekarang begini begitu",
);

/** A clause that ends so has lost its end. */
export const dangling = setOf(
  "karena yang di ke dari dan tapi untuk kalau dengan tidak sudah belum bukan seperti pada atau mau akan bisa harus lebih paling sangat terlalu setiap para buat sampai masih terus oleh agak tentang juga",
);

/** Things one has; said before a pronoun they are mine: "kerjaan aku". */
export const owned = setOf(
  "pekerjaan rumah gaji usaha hidup hati pikiran badan hubungan tim kantor skripsi kuliah masalah uang tabungan toko jualan hp perasaan ide kepala karier pernikahan nama diri posisi usia umur modal hasil tugas kamar dada tempat omzet",
);

/** "bos baru gue" is bos barumu. */
export const newOrOld = setOf("baru lama besar");

/** Spoken "malu sama" is written "malu pada". */
export const feltTowards = setOf("percaya malu marah cemburu iri kesal kecewa sayang takut benci curiga");

/** "sejak dia pindah aku ...": whole when it goes on long enough. */
export const opensTime = setOf("waktu ketika saat pas sejak habis setelah sebelum");

/** Said without adding who: "ada tawaran", "dulu sehari bisa", "katanya enak". */
export const asItIs = setOf(
  "ada katanya dulu awalnya biasanya tadinya rasanya satu-satunya semuanya ini itu",
);

/** At the start they only say when; who comes after. */
export const opensDay = setOf("setiap tadi kemarin akhir-akhir semalam sekarang besok");

/** What is done to people. "Bisa dicoba" is not of the member, "sering dimarahi" is. */
export const doneToPeople = setOf(
  "marah bohong tinggal ditinggal banding hargai anggap dengar paksa tuntut salah ejek bully pecat tolak panggil putus suruh tipu khianat remeh abai kucil jauh sindir tagih kejar gantung tanya bilang larang selingkuh manfaat bentak hina puji ancam dukung bela diam didiamkan diputuskan lupa beri kasih ajak lihat peduli tinggalkan percaya tegur",
);

/** How two clauses go together again. */
export const joinedBy: Readonly<Record<string, string>> = {
  hanya: ", hanya ",
  tapi: ", tapi ",
  karena: " karena ",
  soalnya: " karena ",
  padahal: ", padahal ",
  sampai: " sampai ",
  namun: ", tapi ",
  sekarang: ", sekarang ",
};
