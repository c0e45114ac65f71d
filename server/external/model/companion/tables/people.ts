export type PersonKind =
  | "boss"
  | "colleague"
  | "team"
  | "client"
  | "partner"
  | "former"
  | "parent"
  | "child"
  | "relative"
  | "friend"
  | "ally"
  | "other";

/** People a member speaks of. They are called back with the member's own word: bosku becomes "bosmu". */
export const people: readonly { kind: PersonKind; words: string }[] = [
  { kind: "boss", words: "bos atasan manajer supervisor direktur pimpinan owner" },
  { kind: "colleague", words: "rekan rekan_kerja teman_kerja teman_kantor senior junior" },
  { kind: "team", words: "tim anak_buah karyawan anggota" },
  { kind: "client", words: "klien pelanggan" },
  { kind: "partner", words: "pacar suami istri tunangan pasangan gebetan kekasih" },
  { kind: "former", words: "mantan" },
  { kind: "parent", words: "ibu ayah orang_tua" },
  { kind: "child", words: "anak" },
  { kind: "relative", words: "kakak adik keluarga mertua nenek kakek tante om ipar saudara sepupu" },
  { kind: "friend", words: "teman sahabat" },
  { kind: "ally", words: "mitra mitra_usaha rekan_bisnis teman_bisnis investor" },
  { kind: "other", words: "dosen guru tetangga" },
];
