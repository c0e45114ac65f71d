import { strToU8, type Zippable, zipSync } from "fflate";

/* Generates soft tones that pace breathing; they contain no speech, and the text file beside them says so. */

/** Samples per second; the highest tone is far below half of it. */
const rate = 8000;

/** Part of a cycle: a tone that glides between two frequencies and two volumes; volume 0 is silence. */
type Stretch = { seconds: number; hertz: readonly [number, number]; loud: readonly [number, number] };

const inhale = (seconds: number): Stretch => ({ seconds, hertz: [147, 220], loud: [0.05, 0.5] });
const exhale = (seconds: number): Stretch => ({ seconds, hertz: [220, 147], loud: [0.5, 0.02] });
const rest = (seconds: number): Stretch => ({ seconds, hertz: [147, 147], loud: [0, 0] });
const bell = (seconds: number): Stretch => ({ seconds, hertz: [330, 330], loud: [0.42, 0] });
const hum = (seconds: number): Stretch => ({ seconds, hertz: [98, 98], loud: [0.16, 0.16] });

const tracks = [
  { name: "1-napas-tenang.wav", cycles: 18, cycle: [inhale(4), exhale(6)] },
  {
    name: "2-lepas-bahu.wav",
    cycles: 10,
    cycle: [{ seconds: 4, hertz: [175, 196], loud: [0.1, 0.5] } as const, exhale(7), rest(1)],
  },
  { name: "3-kembali-fokus.wav", cycles: 10, cycle: [bell(4), hum(8)] },
];

const guide = `AUDIO JEDA 7 MENIT
Tiga jeda singkat untuk hari kerja

Isi berkas ini
1-napas-tenang.wav    3 menit   menenangkan napas
2-lepas-bahu.wav      2 menit   melepas tegang di bahu
3-kembali-fokus.wav   2 menit   kembali fokus

Ini nada lembut yang dibuat komputer untuk memandu napas. Tidak ada suara orang di dalamnya; panduannya
ada di sini. Pakai volume kecil. Jangan dipakai sambil menyetir atau menjalankan mesin.

1. NAPAS TENANG
Duduk dengan kedua telapak kaki menyentuh lantai.
Nada naik empat detik: tarik napas lewat hidung.
Nada turun enam detik: embuskan pelan lewat mulut, seperti meniup teh panas.
Kalau iramanya terlalu lambat, bernapaslah seperti biasa. Cukup ikuti saat napas keluar.

2. LEPAS BAHU
Nada menguat empat detik: angkat kedua bahu ke arah telinga sambil menarik napas.
Nada melemah tujuh detik: turunkan bahu pelan-pelan sambil mengembuskan napas.
Satu detik hening: biarkan bahu diam di bawah. Lewati bagian ini bila bahu atau lehermu sedang cedera.

3. KEMBALI FOKUS
Setiap bunyi lonceng, hitung satu napas: satu, dua, tiga, sampai sepuluh.
Pikiran pasti melayang. Begitu sadar, kembali ke hitungan terakhir yang kamu ingat.
Di lonceng kesepuluh, sebutkan satu hal yang akan kamu kerjakan berikutnya.

Berhenti kapan saja bila kamu pusing atau makin gelisah, lalu bernapaslah seperti biasa.
Alma adalah AI, bukan psikolog, dan bukan layanan darurat. Bantuan segera: 119.
`;

/** Samples of one cycle. The wave starts and ends at zero, so that repeated cycles do not click. */
function samplesOf(cycle: readonly Stretch[]): Int16Array {
  const samples = new Int16Array(cycle.reduce((sum, { seconds }) => sum + seconds * rate, 0));
  let at = 0;
  for (const { seconds, hertz, loud } of cycle) {
    const count = seconds * rate;
    let phase = 0;
    for (let n = 0; n < count; n += 1) {
      const gone = n / count;
      phase += (2 * Math.PI * (hertz[0] + (hertz[1] - hertz[0]) * gone)) / rate;
      // The first and last 1/20 s fade, for the same reason.
      const edge = Math.min(1, n / (rate / 20), (count - n) / (rate / 20));
      const volume = (loud[0] + (loud[1] - loud[0]) * gone) * edge;
      const wave = 0.8 * Math.sin(phase) + 0.2 * Math.sin(2 * phase);
      samples[at] = Math.round(volume * wave * 32_000);
      at += 1;
    }
  }
  return samples;
}

/** Returns a WAV file: one channel, 16 bits, the cycle repeated. */
function wavOf(cycle: readonly Stretch[], cycles: number): Uint8Array {
  const samples = samplesOf(cycle);
  const sound = Buffer.from(samples.buffer);
  const head = Buffer.alloc(44);
  const size = sound.length * cycles;
  head.write("RIFF", 0);
  head.writeUInt32LE(36 + size, 4);
  head.write("WAVEfmt ", 8);
  head.writeUInt32LE(16, 16);
  head.writeUInt16LE(1, 20);
  head.writeUInt16LE(1, 22);
  head.writeUInt32LE(rate, 24);
  head.writeUInt32LE(rate * 2, 28);
  head.writeUInt16LE(2, 32);
  head.writeUInt16LE(16, 34);
  head.write("data", 36);
  head.writeUInt32LE(size, 40);
  return Buffer.concat([head, ...Array.from({ length: cycles }, () => sound)]);
}

/** A ZIP of three breathing pauses and a text on how to do them, seven minutes in all. */
export function pausesAsZip(): Uint8Array {
  const mtime = new Date("2026-11-21T00:00:00Z");
  const files: Zippable = { "BACA-DULU.txt": [strToU8(guide.replaceAll("\n", "\r\n")), { level: 6, mtime }] };
  // Audio barely compresses; trying would take longer than the rest of the first start.
  for (const { name, cycle, cycles } of tracks) files[name] = [wavOf(cycle, cycles), { level: 0, mtime }];
  return zipSync(files);
}
