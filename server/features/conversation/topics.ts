/** The topics of conversations and the words that indicate them; used for titles only. */
export const topics: readonly (readonly [label: string, words: string])[] = [
  ["Rasa cemas", "cemas, khawatir, gugup"],
  ["Serangan panik", "panik, sesak, dada sesak, sulit bernapas, susah bernapas, berdebar"],
  [
    "Tidur yang terganggu",
    "susah tidur, insomnia, begadang, terjaga, mimpi buruk, melek, kebangun, terbangun",
  ],
  [
    "Hari-hari yang terasa berat",
    "menangis, tangis, hampa, murung, mati rasa, depresi, autopilot, putus asa, nangis",
  ],
  [
    "Kehilangan yang kamu alami",
    "meninggal, wafat, berpulang, duka, kehilangan, almarhum, almarhumah, makam, pemakaman, kepergian, keguguran",
  ],
  [
    "Cara kamu melihat dirimu sendiri",
    "minder, percaya diri, rendah diri, tidak pede, pede, berharga, berguna, harga diri, becus, gendut, kurang cukup",
  ],
  ["Pikiran yang terus berputar", "overthinking, berputar, skenario, replay, nethink"],
  [
    "Marah yang sulit ditahan",
    "emosi, meledak, ngamuk, mengamuk, temperamen, banting, membanting, dendam, emosian",
  ],
  ["Sulitnya fokus", "fokus, konsentrasi, menunda, nunda, prokrastinasi, distraksi, produktif, tunda"],
  ["Kelelahan yang menumpuk", "burnout, kelelahan"],
  ["Rasa sepi", "kesepian, merantau, rantau, terasing, tidak punya teman"],
  [
    "Kekhawatiran soal kesehatan",
    "penyakit, asam lambung, gerd, pusing kepala, kanker, lambung, mual, rumah sakit, migrain",
  ],
  [
    "Kebiasaan yang ingin kamu kurangi",
    "judi, judol, candu, kecanduan, rokok, alkohol, mabuk, minum alkohol, game, checkout, impulsif, slot",
  ],
  [
    "Hal lama yang masih terbawa",
    "trauma, masa lalu, masa kecil, dibully, bully, bullying, dirundung, inner child, terbayang",
  ],
  [
    "Hubunganmu dengan pasangan",
    "pasangan, posesif, tunangan, toxic relationship, red flag, silent treatment",
  ],
  ["Rasa cemburu", "cemburu, curiga, stalking"],
  ["Perpisahan itu", "putus, diputuskan, move on, balikan, berpisah, patah hati"],
  [
    "Kepercayaan yang retak",
    "selingkuh, diselingkuhi, berbohong, dibohongi, khianat, dikhianati, kepercayaan, orang ketiga, pelakor",
  ],
  ["Hubungan jarak jauh", "ldr, jarak jauh, luar kota, luar negeri, jarang ketemu, zona waktu"],
  [
    "Perasaanmu padanya",
    "gebetan, pdkt, ghosting, naksir, nembak, menembak, friendzone, hts, tanpa status, situationship, jatuh cinta, jomblo, ditembak",
  ],
  [
    "Rencana menikah",
    "menikah, melamar nikah, restu, kapan nikah, seserahan, mahar, jodoh, dijodohkan, jodoh",
  ],
  ["Rumah tanggamu", "mertua, rumah tangga, bercerai, ipar, kdrt, nafkah, pernikahan"],
  [
    "Keluargamu",
    "saudara, generasi sandwich, sandwich generation, tulang punggung, warisan, anak pertama, anak sulung",
  ],
  ["Hubunganmu dengan orang tua", "durhaka, strict"],
  [
    "Peranmu sebagai orang tua",
    "anak, bayi, parenting, mengasuh, balita, tantrum, menyusui, melahirkan, baby, hamil",
  ],
  ["Pertemananmu", "sahabat, geng, circle, sirkel, dijauhi, pertemanan, bermuka dua, tongkrongan"],
  [
    "Beban kerja",
    "lembur, beban kerja, jam kerja, multitasking, jobdesk, jobdesc, workload, numpuk, menumpuk",
  ],
  ["Tenggat yang mengejar", "deadline, tenggat, target, mepet, kpi, dikejar"],
  ["Hubunganmu dengan atasan", "bos, atasan, micro manage, micromanage"],
  [
    "Suasana dengan rekan kerja",
    "rekan, rekan kerja, teman kerja, teman kantor, senior, gosip, digosipkan, menjilat, politik, dikucilkan",
  ],
  ["Kehilangan pekerjaan", "phk, dipecat, pecat, menganggur, dirumahkan, putus kontrak, pesangon"],
  [
    "Mencari kerja",
    "melamar, lamaran, cari kerja, cari kerjaan, lowongan, loker, cv, rekrut, rekruter, fresh graduate, freshgraduate, fresgrad, linkedin, jobstreet",
  ],
  [
    "Arah kariermu",
    "karier, resign, resign, pindah kerja, pindah karier, passion, quarter life, tawaran, offering, banting setir, cpns, pns, freelance, ganti jalur, keluar kerja",
  ],
  ["Wawancara kerja", "wawancara, psikotes, ngomong depan, demam panggung, public speaking"],
  [
    "Penghasilanmu",
    "gaji, naik gaji, nego, negosiasi, bonus, thr, tunjangan, umr, umk, underpaid, digaji, kompensasi, gaji telat",
  ],
  [
    "Rasa tidak cukup mampu di pekerjaan",
    "impostor, impostor syndrome, imposter syndrome, kinerja, performa, kompeten, probation, masa percobaan",
  ],
  [
    "Kuliah dan tugas akhirmu",
    "skripsi, dosen, ipk, semester, ujian, jurusan, wisuda, tugas akhir, sidang, snbt, utbk, mahasiswa, beasiswa, bimbingan",
  ],
  [
    "Peran barumu memimpin",
    "diangkat, kepala tim, ketua tim, team lead, team leader, pertama kali memimpin, leader, memimpin, pimpin, kepemimpinan, wibawa, pemimpin, naik jabatan, kepala cabang, ketua",
  ],
  ["Semangat dan kinerja timmu", "tim, anak buah, motivasi, turnover, disiplin, gen z"],
  [
    "Mendelegasikan pekerjaan",
    "delegasi, mendelegasikan, delegasikan, kerjakan sendiri, handle, micro manage, micromanage, percayakan, limpah, turun tangan, bagi tugas",
  ],
  [
    "Memberi masukan kepada orang",
    "feedback, masukan, menegur, tegur, kritik, teguran, evaluasi, tegas, baper",
  ],
  ["Perselisihan di tim", "konflik, berselisih, kubu, menengahi, mediasi, bermusuhan, debat"],
  [
    "Keputusan yang harus kamu ambil",
    "keputusan, memutuskan, memecat, restrukturisasi, direksi, stakeholder, efisiensi",
  ],
  [
    "Ide usahamu",
    "ide, inovasi, validasi, mvp, startup, rintis, merintis, peluang, bisnis baru, buka usaha, mulai usaha, riset",
  ],
  [
    "Modal dan arus kas",
    "modal, investor, pendanaan, arus kas, cash flow, cashflow, kas, modal usaha, kur, pitching, piutang",
  ],
  [
    "Penjualanmu",
    "pelanggan, omzet, jualan, sepi pembeli, penjualan, pembeli, order, orderan, pesanan, laku, repeat, komplain, kompetitor, saingan, pesaing",
  ],
  [
    "Pemasaran usahamu",
    "pemasaran, iklan, konten, followers, branding, endorse, influencer, marketplace, shopee, tokopedia, posting, personal branding",
  ],
  ["Menentukan harga", "margin, diskon, hpp, menaikkan harga, banting harga, perang harga, tarif"],
  [
    "Hubungan dengan rekan bisnismu",
    "mitra, rekan bisnis, teman bisnis, kongsi, bagi hasil, saham, pecah kongsi, co founder, patungan",
  ],
  ["Usaha yang sedang jatuh", "bangkrut, rugi, kolaps, pailit"],
  ["Karyawan di usahamu", "merekrut, rekrut, mencuri, nyuri, gaji karyawan, kasir, turnover, training"],
  [
    "Urusan uang dan utang",
    "utang, pinjol, pinjaman online, cicilan, bayar utang, ditagih, penagih, dc, boros, keuangan, bokek, kartu kredit, pinjaman, kpr, arisan, menagih",
  ],
];
