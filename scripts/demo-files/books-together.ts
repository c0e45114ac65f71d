import type { Book } from "./book.ts";

const by = "Bayu Pranata, persona AI di Alma";

const conversations: Book = {
  file: "percakapan-sulit.pdf",
  title: "Panduan Percakapan Sulit",
  subtitle: "Kalimat pembuka untuk bicara jujur",
  by,
  colours: { ground: "#e8dff7", soft: "#cdb9f0", strong: "#4f3596" },
  sheets: [
    {
      title: "Sebelum mulai bicara",
      blocks: [
        {
          text: "Percakapan sulit jarang gagal karena topiknya. Lebih sering karena dimulai saat lelah, di depan orang lain, atau tanpa tahu apa yang sebenarnya diminta.",
        },
        {
          ticks: [
            "Aku sudah cukup tenang untuk mendengar jawaban yang tidak kuharapkan.",
            "Kami punya waktu setengah jam tanpa terburu-buru, berdua saja.",
            "Aku tahu satu hal yang ingin kuminta, bukan lima.",
            "Aku bisa menyebut kejadiannya tanpa kata 'selalu' dan 'tidak pernah'.",
          ],
        },
        { ask: "Satu hal yang ingin kuminta", lines: 2 },
        { ask: "Yang kutakutkan akan terjadi", lines: 2 },
        { ask: "Yang kuharap dia pahami", lines: 2 },
      ],
    },
    {
      title: "Dua belas kalimat pembuka (1)",
      blocks: [
        { heading: "Untuk membuka pintu" },
        {
          quotes: [
            "1. Ada yang ingin kuceritakan, dan aku gugup. Boleh kita duduk sebentar?",
            "2. Aku mau bicara soal kita, bukan untuk mencari siapa yang salah.",
            "3. Kapan waktu yang enak buatmu untuk bicara setengah jam?",
          ],
        },
        { heading: "Saat terluka" },
        {
          quotes: [
            "4. Waktu kamu pulang tanpa kabar kemarin, aku cemas dan merasa sendirian.",
            "5. Kalimatmu tadi tertinggal di kepalaku. Boleh kuceritakan apa yang kudengar?",
            "6. Aku sedih, dan aku belum tahu harus minta apa. Bisa temani aku memikirkannya?",
          ],
        },
      ],
    },
    {
      title: "Dua belas kalimat pembuka (2)",
      blocks: [
        { heading: "Saat meminta perubahan" },
        {
          quotes: [
            "7. Aku butuh kita sepakat soal uang bulan ini. Apa yang penting buatmu?",
            "8. Maukah kamu mengabari kalau pulang lewat pukul sembilan? Itu sangat menolongku.",
            "9. Aku ingin mencoba cara lain selama dua minggu, lalu kita nilai bersama.",
          ],
        },
        { heading: "Saat aku yang keliru" },
        {
          quotes: [
            "10. Aku salah waktu membentakmu. Aku minta maaf, dan aku mau dengar dampaknya.",
            "11. Aku membela diri terlalu cepat tadi. Bisa ulangi? Kali ini aku mendengarkan.",
            "12. Aku belum bisa menjanjikan hasilnya, tapi ini langkah yang akan kulakukan.",
          ],
        },
      ],
    },
    {
      title: "Mendengar tanpa memotong",
      blocks: [
        {
          steps: [
            "Diam sampai dia selesai. Hitung dua napas sebelum kamu menjawab.",
            "Ulangi dengan kata-katamu: 'Yang kudengar, kamu merasa... karena... Betul?'",
            "Tanyakan satu hal: 'Bagian mana yang paling berat?'",
            "Baru ceritakan sisimu, mulai dengan 'aku', bukan 'kamu'.",
          ],
        },
        { heading: "Yang menutup pintu, dan gantinya" },
        {
          points: [
            "'Kamu terlalu sensitif.'  Ganti: 'Aku belum paham kenapa ini berat. Ceritakan lagi.'",
            "'Aku juga capek.'  Ganti: 'Kamu capek. Aku juga ingin cerita, setelah ini.'",
            "'Ya sudah, terserah.'  Ganti: 'Aku butuh jeda. Kita lanjut jam delapan, ya.'",
          ],
        },
      ],
    },
    {
      title: "Menutup percakapan yang memanas",
      blocks: [
        {
          text: "Suara meninggi, jantung berdebar, kalimat mulai berulang: itu tanda berhenti, bukan tanda kalah.",
        },
        {
          quotes: [
            "Aku mulai panas dan tidak mau melukaimu. Aku jeda dua puluh menit, lalu kembali.",
            "Kita berhenti di sini dulu. Yang sudah kita sepakati: ... Sisanya besok malam.",
          ],
        },
        {
          points: [
            "Sebutkan kapan kamu kembali, dan benar-benar kembali.",
            "Selama jeda, jangan menyusun serangan. Jalan kaki, minum, atur napas.",
          ],
        },
        { heading: "Kalau kamu merasa tidak aman" },
        {
          text: "Panduan ini untuk percakapan antara dua orang yang aman. Kalau ada ancaman atau kekerasan, keselamatanmu lebih dulu: hubungi SAPA 129 (WhatsApp 08111-129-129), atau 110 bila darurat.",
        },
      ],
    },
    {
      title: "Lembar percakapanku",
      blocks: [
        { ask: "Kalimat pembuka yang kupilih", lines: 2 },
        { ask: "Yang kudengar darinya, dengan kata-katanya", lines: 4 },
        { ask: "Yang kami sepakati, mulai kapan", lines: 3 },
        { ask: "Kapan kami menengoknya lagi", lines: 1 },
      ],
    },
  ],
};

const pattern = ["Pemicu", "Yang kupikirkan", "Yang kurasakan", "Yang kulakukan", "Reaksinya"] as const;

const map: Book = {
  file: "peta-pola.pdf",
  title: "Peta Pola Hubungan",
  subtitle: "Kenali siklus bertengkar yang berulang",
  by,
  colours: { ground: "#fbe0e4", soft: "#f0b2be", strong: "#a2344f" },
  sheets: [
    {
      title: "Kenapa pertengkaran berulang",
      blocks: [
        {
          text: "Topiknya berganti: piring, pesan yang tak dibalas, uang. Urutannya sering sama. Kalau urutannya terlihat, kalian berdua bisa melawannya bersama, bukan saling melawan.",
        },
        {
          steps: [
            "Ingat satu pertengkaran kecil yang masih segar. Jangan mulai dari yang paling besar.",
            "Isi peta dari Pemicu, searah jarum jam. Tulis yang terlihat seperti di rekaman kamera.",
            "Cari kebutuhan di balik reaksimu, lalu pilih satu titik untuk diubah.",
          ],
        },
        {
          quotes: [
            "Peta ini menggambarkan pola, bukan orang. Kekerasan bukan pola berdua dan tidak perlu dipetakan: hubungi SAPA 129 (WhatsApp 08111-129-129), atau 110 bila darurat.",
          ],
        },
      ],
    },
    {
      title: "Contoh peta",
      blocks: [
        {
          cycle: [
            ["Pemicu", "Pesanku tidak dibalas sampai malam."],
            ["Yang kupikirkan", "Aku tidak penting buat dia."],
            ["Yang kurasakan", "Cemas, lalu marah. Dada sesak."],
            ["Yang kulakukan", "Menyindir begitu dia pulang."],
            ["Reaksinya", "Diam dan pergi ke kamar."],
          ],
        },
        { text: "Diamnya menjadi pemicu berikutnya, dan putaran dimulai lagi." },
      ],
    },
    {
      title: "Peta kami",
      blocks: [
        { cycle: pattern.map((name) => [name, ""] as const) },
        { ask: "Nama untuk pola ini", lines: 1 },
      ],
    },
    {
      title: "Kebutuhan di balik reaksi",
      blocks: [
        { text: "Reaksi keras sering menjaga sesuatu yang lembut. Tandai yang paling dekat denganmu." },
        {
          ticks: [
            "Diutamakan: tahu bahwa aku penting.",
            "Dipercaya: tidak terus diperiksa.",
            "Aman: tahu kamu akan kembali.",
            "Ruang: boleh sendiri tanpa dianggap menjauh.",
            "Dihargai: usahaku terlihat.",
            "Adil: beban rumah dan uang terbagi.",
          ],
        },
        { ask: "Kebutuhanku, dalam satu kalimat", lines: 2 },
        { ask: "Dugaanku tentang kebutuhannya (tanyakan, jangan pastikan)", lines: 2 },
      ],
    },
    {
      title: "Memutus putaran di satu titik",
      blocks: [
        { text: "Pilih satu titik di peta. Cukup satu, dan yang ada di tanganmu." },
        {
          points: [
            "Di pemicu: sepakati kabar singkat, misalnya 'masih rapat, pulang jam delapan'.",
            "Di pikiran: tanya dulu. 'Aku menduga kamu menjauh. Benar begitu?'",
            "Di tindakan: ganti sindiran dengan permintaan yang bisa dilakukan.",
          ],
        },
        { ask: "Titik yang kupilih", lines: 1 },
        { ask: "Lain kali aku akan", lines: 2 },
        { ask: "Tanda bahwa ini mulai berhasil", lines: 2 },
      ],
    },
  ],
};

export const togetherBooks: readonly Book[] = [conversations, map];
