/*
 * Words of which an answer to a question about safety may consist, where free words are to choose the safe button. What
 * is not listed here is left to the buttons, so a word belongs here only if no sentence becomes a hint at harm by it.
 */

const wordsOf = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/));

/** What people do who are angry or hurt, and harm nobody by it. */
export const reactions = wordsOf(`
  marah marahan marahnya bangih sarik ambek pundung purik ambul ngambul mutung ngambek merajuk nangis menangis mewek ceurik sedih kecewa
  kuciwa kesal kesel sebel sebal jengkel bete bt ngomel ngomelnya ngedumel cerewet bawel diam diem diemnya meneng pendiam
  mendiamkan diemin didiemin ngadiemkeun cuek nyuekin cuekin dicuekin dingin jutek kaget bingung ngeles mengelak berkelit menghindar
  ngehindar mengalihkan ngalihin topik pembicaraan obrolan bercanda becanda debat berdebat ngeyel protes nolak menolak keberatan setuju
  manyun cemberut merengut ceramah ceramahin nasehatin nyeramahin baper sensi gengsi ribut cemburu cemburuan kalem santai sabar lembut`);

/** What the member may be in front of somebody without being in fear. */
export const tension = wordsOf(
  "tegang canggung kikuk kaku grogi gugup sungkan segan malu bingung deg degan degdegan kagok",
);

/** Words around these that say how, how long or towards whom, but neither when not nor how much. */
export const around = wordsOf(`
  suka sering lebih biasanya biasane kadang kadang2 paling palingan paliang pasti bakal nanti agak sedikit dikit saketek rada sebentar
  bentar sabanta sakeudeung emang memang langsung malah jadi jadinya sih kok lah deh aja saja ae wae mawon doang tok duluan dulu lalu terus
  trus juga jg jga oge ya yah iya mi ji mah do orangnya orange jelas sama sm dan cuma cuman cm hanya mung kak kakak bang abang
  min mbak mba mas teh lae kang bu pak seharian semalaman seminggu sehari lama hari minggu jam udah udh tapi tp eh oh apa2`);

export const kin = wordsOf(`
  dia dio inyo dheweke manehna ia doi mereka beliau suami istri bini pacar cowok cewek tunangan mantan bapak ayah papa papi abah bapa ibu mama mami mamak emak bunda
  ortu orangtua mertua kakak adik adek abang uda uni anak keluarga bojo paman tante om pakde bude kakek nenek ipar`);

export const self = wordsOf("aku ak saya sy gue gw gua ane kita kami beta awak ambo abdi kulo ulun ka");

/** Matters of every day beside a reaction: what was paid, where somebody is, and when something is. */
export const facts = wordsOf(`
  bayar dibayar bayarin formulir daftar mendaftar pendaftaran ulang uang duit biaya transfer kirim kuliah kampus kuliahnya sekolah kelas
  jurusan politeknik poltek universitas semester ukt spp beasiswa jalur portofolio keterima diterima lulus wisuda skripsi bimbingan kerja
  kerjaan kantor kantornya gaji gajian gajiannya cicilan tabungan beli jual motor mobil nikah menikah lamaran undangan acara keluarga jadwal jadwalnya rapat sidang ujian tes
  tanggal tgl jam pukul hari minggu bulan bln tahun thn besok bsk lusa kemarin kmrn tadi pagi siang sore malam malem
  senin selasa rabu kamis jumat jum'at sabtu ahad januari februari maret april mei juni juli agustus september oktober november desember
  jan feb mar apr jun jul agu sep okt nov des ribu rb juta jt sudirman jakarta bandung surabaya medan makassar semarang jogja yogya
  pontianak padang manado jayapura`);

export const factsAround = wordsOf(`
  yang yg di ke dari buat untuk utk sama sm dan udah udh sudah sdh wis masih msh mau ini itu juga jg aja saja sih kok ya lah sampai sampe smp
  soalnya karena krn dengan dgn pun nya baru lagi anak sendiri bukan orang lain satu dua tiga empat lima enam tapi tp cuma cuman cm kak bang min mbak`);
