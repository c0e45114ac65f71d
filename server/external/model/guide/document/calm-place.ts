/* How somebody stands, sits or lies while they calm down, from the words for where they are. */

const places: readonly (readonly [RegExp, string])[] = [
  [
    /(?<!\p{L})(?:kasur|ranjang|tempat tidur|selimut|dipan|bantal)/iu,
    "Tetap di kasur. Punggung atau satu sisi badan kurasakan menyentuh alasnya, ponsel kubalik, lampu kecil boleh menyala.",
  ],
  [
    /(?<!\p{L})(?:krl|kereta|angkot|mrt|lrt|pesawat|bus|bis|mobil|motor|ojek|jalan|nyetir|terminal|stasiun|halte|tol|kapal)(?!\p{L})/iu,
    "Kalau sedang menyetir, menepi dulu. Telapak kaki menekan lantai, pegang tas atau tiang, lihat jauh ke luar.",
  ],
  [
    /(?<!\p{L})(?:dapur|masak|kompor|nyuci piring)/iu,
    "Kompor kumatikan dulu. Punggung menempel ke tembok, kedua kaki menekan lantai, tangan di bawah air keran sebentar.",
  ],
  [
    /(?<!\p{L})(?:kantor|kerja|rapat|meja|pabrik|toko|gudang|kelas|kampus|sekolah|perpus\p{L}*|ruang|shift|sif|ngantor)(?!\p{L})/iu,
    "Bisa sambil tetap duduk atau berdiri di tempat: kedua telapak kaki menekan lantai, bahu turun, mata ke satu benda.",
  ],
  [
    /(?<!\p{L})(?:kamar|kos|kost|kosan|tidur|malam|malem|dini hari|subuh)(?!\p{L})/iu,
    "Punggung bersandar ke kasur atau tembok, bahu turun, ponsel kubalik.",
  ],
];
const anywhere = "Punggung bersandar, kedua kaki di lantai, bahu turun.";

/** The first line of the card; a place comes before the hour. */
export const calmPlace = (told: string): string =>
  places.find(([place]) => place.test(told))?.[1] ?? anywhere;
