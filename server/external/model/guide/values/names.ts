import { vocabulary } from "#server/external/model/guide/find/find-flows.ts";
import { daySpan } from "#server/external/model/guide/values/days/day-spans.ts";
import { common } from "#server/external/model/guide/words/wish-synonyms.ts";

/* Names, dates, roles and things that a text names, word for word. */

const city =
  /\b(?:jakarta(?: (?:pusat|barat|timur|selatan|utara))?|bandung|surabaya|medan|makassar|semarang|yogyakarta|jogjakarta|jogja|yogya|solo|surakarta|malang|denpasar|bogor|depok|bekasi|tangerang|cikarang|karawang|palembang|padang|pekanbaru|batam|pontianak|samarinda|balikpapan|banjarmasin|manado|ambon|jayapura|sorong|kupang|mataram|lampung|serang|cilegon|cirebon|tasikmalaya|garut|sukabumi|purwokerto|tegal|kediri|jember|banyuwangi|sidoarjo|gresik|kendari|palu|gorontalo|ternate|jambi|bengkulu|aceh)\b/i;

/** What a word before a town says of it; without one, only a capital makes a town of "serang" or "malang". */
const ofPlace = /\b(?:di|dari|dr|ke|kota|kab|kabupaten|asal|orang|daerah|wilayah|sekitar|area|cabang)\s+$/i;
/** Towns that are words as well, which a capital at the beginning of a sentence does not tell apart. */
const wordAsWell = /^(?:serang|malang|solo|palu|tegal|padang|medan|garut)$/i;
const sentenceStart = /(?:^|[.!?\n]\s*)$/;

function isTown(text: string, { 0: word, index }: RegExpExecArray): boolean {
  const front = text.slice(0, index);
  if (ofPlace.test(front)) return true;
  if (!/^\p{Lu}/u.test(word)) return false;
  return !(
    wordAsWell.test(word) &&
    sentenceStart.test(front) &&
    /^\s+\p{L}/u.test(text.slice(index + word.length))
  );
}

/** The town that a text names: behind "di", "dari", "ke" or "kota", or with a capital. */
export function cityIn(text: string): string | undefined {
  const found = [...text.matchAll(new RegExp(city, "gi"))].find((one) => isTown(text, one))?.[0];
  return found === undefined ? undefined : capitalised(found.toLowerCase());
}

/** The town in a few words that name nothing else, as one of two offers does. */
export function townNamed(text: string): string | undefined {
  const found = city.exec(text)?.[0];
  return found === undefined ? undefined : capitalised(found.toLowerCase());
}

const months =
  "jan(?:uari)?|feb(?:ruari)?|mar(?:et)?|apr(?:il)?|mei|juni?|juli?|agu(?:stus|s)?|sept?(?:ember)?|okt(?:ober)?|nov(?:ember)?|des(?:ember)?";
const days = "senin|selasa|rabu|kamis|jumat|jum'at|sabtu|minggu|ahad";
/** "Tgl 14-16 desember". */
const until = "(?: ?(?:-|–|sampai|sampe|s\\/d) ?\\d{1,2})?";
const date = new RegExp(
  [
    daySpan,
    `\\b(?:hari )?(?:${days}),? (?:tanggal |tgl\\.? ?)?\\d{1,2}${until}\\b(?! ?(?:rb|ribu|jt|juta|orang|kali|jam))(?: (?:${months})\\b)?(?: \\d{4})?`,
    `\\b(?:tanggal |tgl\\.? ?)?\\d{1,2}${until} (?:${months})\\b(?: \\d{4})?`,
    `\\b(?:tanggal|tgl)\\.? ?\\d{1,2}${until}(?: (?:bulan|bln) (?:depan|ini))?\\b`,
    `\\b(?:akhir|awal|pertengahan) (?:bulan|tahun)(?: (?:ini|depan|${months}))?\\b`,
    `\\b(?:akhir|awal|pertengahan) (?:${months})\\b`,
    `\\b(?:hari )?(?:${days})(?:(?:,? | dan | sama | sm | & | sampai | sampe | s\\/d )(?:${days}))+(?: (?:depan|ini))?\\b`,
    `\\b(?:hari )?(?:${days}) (?:depan|ini|besok|pagi|siang|sore|malam)\\b`,
    `\\b(?:bulan|minggu) depan\\b`,
    `\\bhari (?:${days})\\b`,
  ].join("|"),
  "iu",
);
const clock = /\b(?:jam|pukul) \d{1,2}(?:[.:]\d{2})?(?: (?:pagi|siang|sore|malam))?\b/i;

const anyTime = /\b(?:jam|pukul) (?:set(?:engah)? )?\d/gi;
/** How far behind a day its time may stand. */
const reach = 24;

/** Capitalised words that name no person. */
const noName = new Set(
  `${months.replace(/\(\?:|\)|\?/g, "").replace(/\|/g, " ")} ${days.replace(/\|/g, " ")} januari februari maret april juni juli agustus september oktober november desember
  jakarta bandung surabaya medan makassar semarang yogyakarta jogja yogya solo malang denpasar bali bogor depok bekasi
  tangerang palembang padang pekanbaru batam pontianak samarinda balikpapan manado ambon jayapura lampung banten jawa
  sumatera sulawesi kalimantan papua indonesia singapura malaysia jepang korea arab shopee tokopedia lazada gojek grab
  tiktok instagram facebook whatsapp kredivo bca bri bni mandiri ovo dana gopay excel word canva google allah tuhan islam
  kristen katolik hindu lebaran ramadan natal desain teknik tim atasan bos ibu bapak pak bu kak mas mbak anak istri suami
  saya aku gue sy gw saye awak ambo beta abdi ulun kula dia kami kita yang dan atau tapi karena kalau sudah belum tidak bukan ini itu hrd ceo it bpjs`.split(
    /\s+/,
  ),
);

const title =
  "pak|bu|bapak|ibu|mama|mamak|papa|mace|pace|uda|uni|amang|inang|opung|gus|ning|mas|mbak|mba|kak|kakak|bang|abang|teh|teteh|kang|om|tante|bude|budhe|pakde|bulik|paklik|koh|cik|ci|ustadz|ustadzah|pendeta|dr\\.?|dokter|prof\\.?";
const capital = "[A-Z][a-z'’]+(?: [A-Z][a-z'’]+)?";
const people =
  "staf|staff|anak buah|anak tim|tim|teman|temen|sahabat|pacar|suami|istri|bini|adik|adek|kakak|abang|menantu|mantu|mertua|bos|boss|atasan|manajer|rekan|bawahan|karyawan|pegawai|mantan|sepupu|keponakan|ponakan|tetangga|dosen|guru|klien|pelanggan|anak|bareng|sama|dengan|namanya|nama nya|nama dia|nama beliau|nama orangnya|si";
/** Titles of several regions, which are no part of a name without a capital behind them. */
const beforeCapital = `${title}|bunda|umi|abah|haji|hajah|hajjah|daeng`;
const named: readonly RegExp[] = [
  new RegExp(
    `\\b(?:${beforeCapital}|${beforeCapital.replace(/\b[a-z]/g, (letter) => letter.toUpperCase())}) (?:${capital})`,
    "g",
  ),
  new RegExp(
    `\\b(?:${people})(?:ku|mu|nya)?(?: saya| aku| gue| gw| ibu| kami)?,? (?:si )?(?:${title} )?(${capital})`,
    "g",
  ),
  // "Riko nama nya, umur 19".
  new RegExp(`(?<![\\p{L}])(${capital}),? nama ?nya(?= *(?:[,.;!?\n]|$))`, "gu"),
  // "Ada sih, Ical anak sekelas": who it is, behind a yes.
  new RegExp(
    `^(?:[Aa]da|[Ii]ya|[Yy]a|[Uu]dah|[Pp]unya)(?: (?:ada|kok|ka|kak|nih|satu|1))*(?:(?: sih)?,| sih| si| namanya) (?:si |namanya )?(${capital})(?=[ ,.]|$)`,
    "g",
  ),
];
const lowerNamed = new RegExp(
  `\\b(?:${people}|ke|buat|dari)(?:ku|nya)?(?: saya| aku| gue| gw)?,? ((?:${title}) [a-z]{3,})\\b`,
);

const occupation =
  "operator|staf|staff|kasir|admin|perawat|bidan|guru|dosen|sopir|supir|driver|satpam|security|supervisor|spv|manajer|manager|kepala|teknisi|koki|chef|barista|waiter|waitress|pramusaji|pramuniaga|spg|programmer|developer|desainer|designer|marketing|sales|akuntan|analis|kurir|teller|mekanik|montir|penjahit|asisten|sekretaris|editor|content creator|content writer|copywriter|host|intern|customer service|telemarketing|resepsionis|apoteker|arsitek|drafter|surveyor|welder|housekeeping|cleaning service|ob|team lead|team leader|leader|social media|video editor|fotografer|data analyst|quality control|crew(?: store)?|kru|pramusaji|buruh|helper|packing|cook|helper dapur|pengasuh|baby ?sitter|art|tukang|juru masak|pelayan|frontliner|call center|front office|waiters|merchandiser|telesales|account executive|account officer|relationship manager|hr|hrd|recruiter|legal|paralegal|auditor|finance|purchasing|ppic|qc|qa|warehouse|gudang|logistik|ekspedisi|tutor|pengajar|trainer|management trainee|mt";
const role = new RegExp(
  `\\b(?:posisi|sebagai|jabatan(?:ku|nya| saya)?|jadi|menjadi|bagian|lamar|melamar|ngelamar|jd|buat|untuk|interview|wawancara|magang|kerja|lowongan|aku|saya|sy|gue|gw|gua)(?: jadi| sebagai| di| seorang)? ((?:${occupation})\\b(?: [a-z]+){0,3})`,
  "i",
);
const company =
  /\b(?:(?:PT|CV|UD|RS|RSUD|RSIA|RSU)\.?|(?:Toko|Bank|Klinik|Hotel|Warung|Yayasan|Koperasi|Resto|Cafe|Kafe|Apotek|Dinas|Bengkel|Salon|Laundry|Puskesmas)) [A-Z][\w&.-]*(?: [A-Z][\w&.-]*){0,4}/;
/** "Cv mah udah ada" names no company. */
const lowerCompany =
  /\b(?:pt|cv)\.? (?!(?:mah|udah|udh|sudah|aja|dong|buat|untuk|yang|yg|sih|itu|ini|kok|satu|nya|ku|dan|atau)\b)[a-z]+(?: [a-z]+){0,3}/;
const own =
  /\b(?:[Nn]ama(?: lengkap)?(?:ku| saya| sy| aku| ak| gue| gw)?(?: adalah| itu|:)?|perkenalkan,? (?:saya|aku)|saya|sy|aku|gue|gw) ([A-Z][a-z'’]+(?: [A-Z][a-z'’.]+){0,3})/;
/** "Nm sy asep sunandar": one's own name in small letters, where it is said to be one. */
const ownSmall =
  /\b(?:nama|nm)(?: lengkap)?(?:ku| (?:saya|sy|aku|ak|gue|gw|gua|ambo|awak|beta|kula|abdi|ulun|kita|sa))(?: (?:itu|adalah|di (?:surat|cv|lamaran)(?:nya)?|ditulis(?:nya)?))*[ :]+((?!siapa|apa|mau|kok|jgn|jangan|salah|bukan|belum|blm|udah|sudah|ga |gak |tadi|di |kan )\p{L}[\p{L}'’]+(?: \p{L}[\p{L}'’.]+){0,3})/iu;
/** Where a name in small letters ends. */
const afterName = new Set(
  "umur usia lulusan dari dr asal alamat tinggal lahir posisi bagian divisi kerja sy saya aku gw gue panggil panggilan biasa dipanggil no nomor nomer hp wa email dan yang yg mau lulus th thn tahun kak min mas mbak bang ya aja saja bukan".split(
    " ",
  ),
);
const thing =
  /\b(?:jualan|jual|dagang(?:an)?|produksi|bikin|buka|usaha|bisnis|toko|warung|harga(?: jual)?|hpp|modal|pesanan|order(?:an)?|jasa)(?: (?:jualan|usaha|bisnis|jasa))? ((?:[a-z0-9&-]+ ?){1,5})/i;

/** Words that end a run of words for a role or a thing. */
const ends = new Set(
  `di dari ke pada untuk utk buat sama dengan dan atau yang yg tapi tp karena krn soalnya udah udh sudah sdh belum blm lagi mau
  pengen besok bsk lusa hari minggu bulan tahun jam kak bang min mbak mas dong ya yaa nih sih deh aja saja per cuma biar
  supaya pas kalau kalo itu ini ada gak ga nggak tidak bisa gimana bingung tolong bantu minta terus trus lewat via
  online offline sendiri kecil kecilan rumahan dulu sekarang baru mulai rame ramai sepi laris harus masih jadi berapa
  reseller grosir eceran promo langganan saya aku gue gw orang enaknya baiknya sebaiknya harusnya pantesnya rata rata2 tiap setiap tetap turun naik hrd user kerja`.split(
    /\s+/,
  ),
);

function run(words: string): string {
  const taken: string[] = [];
  for (const word of words.trim().split(/\s+/)) {
    if (ends.has(word.toLowerCase()) || /^\d+(?:rb|k|jt|ribu|juta)$/i.test(word)) break;
    taken.push(word);
  }
  return taken.join(" ");
}

const capitalised = (text: string): string =>
  text.replace(/(^|\s)([a-z])/g, (_, space: string, letter: string) => space + letter.toUpperCase());

/** "Tunanganku, namanya Baiq Wina, panggilnya Win aja": how somebody is called, or else their name. */
export function calledIn(written: string): string | undefined {
  // "Sy panggil Wan. tp bukan minjam, dia minta" ends with the name.
  const text = written.split(/(?<=\p{L}{2})[.!?]\s/u)[0] ?? written;
  const name =
    /\b(?:panggil(?:annya|nya)|(?:(?:aku|saya|sy|gw|gue|kami|biasa|biasanya) )+(?:ku)?panggil(?:nya)?|panggil (?:aja|saja))(?: (?:aja|saja))? ((?:pak |bu |mas |mbak |kak |bang )?\p{L}{2,})(?: (?:aja|saja|ya))*\s*[.,!]?$/iu.exec(
      text,
    )?.[1];
  const isShort = text.split(/\s+/).length <= namedWordsMax;
  const behind =
    /(?:,|(?<=\p{L}))\s*nama ?(?:nya|dia) ((?:(?:pak|bu|mas|mbak|kak|bang|teh|kang) )?(?!siapa|apa|tadi|sama|juga|lupa|itu|aja|udah|kan)\p{L}{3,}(?: \p{Lu}\p{Ll}+)?)[.,!]?$/iu.exec(
      text.trim(),
    )?.[1];
  const isName = name !== undefined && !/^(?:apa|siapa|gimana|dia|aku|saya|itu|ya)$/i.test(name);
  return isName ? name : isShort && behind !== undefined ? capitalised(behind) : undefined;
}

const namedWordsMax = 6;
/** "Namanya dimas, dia telat lagi". */
const smallNamed = /\bnama(?:nya| nya| dia| beliau| orangnya) ([a-z]{3,})(?=\s*[,.]|\s*$)/;

/** The words before a name also precede other words, so matches that are no names are skipped. */
export function personIn(text: string): string | undefined {
  for (const pattern of named) {
    const names = [...text.matchAll(pattern)].map(([whole, name]) => name ?? whole);
    const name = names.find((one) => !noName.has(one.split(" ").at(-1)?.toLowerCase() ?? ""));
    if (name !== undefined) return capitalised(name);
  }
  const lower =
    lowerNamed.exec(text)?.[1] ?? /\bsi ([a-z]{3,})\b/.exec(text)?.[1] ?? smallNamed.exec(text)?.[1];
  const last = lower?.split(" ").at(-1) ?? "";
  // "Temen dr training" is "from", unless a name with a capital follows.
  const isFrom = /^dr /.test(lower ?? "");
  const isWord =
    isFrom || ofKin.test(last) || common.has(last) || noName.has(last) || vocabulary().knows(last);
  return lower === undefined || isWord ? undefined : capitalised(lower);
}

const given = new RegExp(
  `\\b(?:n?y?erah|serah|kasih|ngasih|titip|nitip|oper|ngoper|delegasi|limpah)\\w* [^,.;!?\\n]{0,60}?\\bke (?:si )?((?:(?:${title}) )?${capital})`,
);
/** To whom something is handed: "nyerahke laporan stok mingguan ke Dimas". */
export function givenTo(text: string): string | undefined {
  const name = given.exec(text)?.[1];
  const last = name?.split(" ").at(-1)?.toLowerCase() ?? "";
  return name === undefined || noName.has(last) || townNamed(last) !== undefined
    ? undefined
    : capitalised(name);
}

/** "Ibu mertuaku" is no name. */
const ofKin = /^(?:mertua|ipar|tiri|kandung|angkat|kos|kost)(?:ku|mu|nya)?$/;

/** Whom a text is for, where others are named beside: "catatan buat bosku bu Ratna, aku sudah bicara dengan pak Dadang". */
const sentTo = new RegExp(
  `\\b(?:buat|untuk|utk|ke|kepada|kpd|kanggo)(?: (?:si|bos|boss|atasan|manajer|manager|spv|supervisor|kepala|ketua|pemilik|owner|pimpinan)(?: ?ku| saya| aku| gw)?)* ((?:${title}) [a-z]{3,})\\b`,
  "i",
);
function recipientNamed(text: string): string | undefined {
  const name = sentTo.exec(text)?.[1];
  const last = name?.split(" ").at(-1)?.toLowerCase() ?? "";
  return name === undefined || ofKin.test(last) || common.has(last) || noName.has(last)
    ? undefined
    : capitalised(name);
}

/** A name with one of these words before it: "bosku pak Anton", but not "anak saya Rafa". */
export function personAfter(text: string, cues: readonly string[]): string | undefined {
  const name = recipientNamed(text) ?? personIn(text);
  const near = new RegExp(
    `\\b(?:${cues.join("|")})\\w*(?: \\p{L}+){0,2},? ${name}|^(?:${cues.join("|")})\\b`,
    "iu",
  );
  return name !== undefined && (near.test(text) || near.test(name)) ? name : undefined;
}

/** What somebody did, behind their name: "Reza telat mulu 4x minggu ini padahal ..." is "telat mulu 4x minggu ini". */
export function deedIn(text: string): string | undefined {
  const name = personIn(text)?.split(" ").at(-1);
  if (name === undefined) return undefined;
  const said = new RegExp(`\\b${name},? (?:itu |ini |tuh |yang |yg )?([^.?!,;\\n]{8,100})`, "i").exec(
    text,
  )?.[1];
  const deed =
    said
      ?.split(/ (?:padahal|tapi|tp|terus|trus|jadi|makanya|gimana|gmn|enaknya|mau|pengen|bikinin)\b/i)[0]
      ?.trim() ?? "";
  return deeds.test(deed) && deed.split(" ").length >= deedWordsMin ? deed : undefined;
}

const deedWordsMin = 2;
const deeds =
  /\b(?:telat|terlambat|ga|gak|nggak|tidak|belum|sering|suka|selalu|salah|lupa|bolos|absen|main|kirim|ngirim|masuk|pulang|marah\w*|bentak\w*|nunda\w*|males|malas|lambat|ceroboh|ninggal\w*|kelewat|asal|ngomong|bilang|minta|turun|berantakan)\b/i;

/** "Istri saya Meiske" names somebody else. */
const ofOthers = new RegExp(
  `\\b(?:${people}|ibu|bapak|mama|papa|ayah)(?:ku)? (?:saya|aku|gue|gw|kami)\\b`,
  "gi",
);

/** "Nama sy Yuni bagian sewing line 4", "Hasan, Kepala Sekolah SD Harapan": what somebody is, behind their name. */
const position = new RegExp(
  `^,? ?((?:bagian|divisi|seksi|staf|staff|kepala|wakil|ketua|sekretaris|bendahara|wali|guru|koordinator|karyawan|karyawati|siswa|siswi|mahasiswa|mahasiswi|unit|shift|line|kelas|${occupation})(?!\\p{L})[^.!?\\n]{0,50})`,
  "iu",
);
const aside =
  /,|\s+(?:tapi|tp|mau|yang|yg|karena|krn|sudah|udah|udh|kerja|resign|berhenti|mohon|minta|izin)(?!\p{L})/iu;

/** The position behind a name, without what is told besides. */
export function positionBehind(text: string, name: string): string | undefined {
  const at = text.indexOf(name);
  const found = at < 0 ? undefined : position.exec(text.slice(at + name.length))?.[1];
  return found?.split(aside)[0]?.trim();
}

export function ownNameIn(text: string): string | undefined {
  // The full stop of "S.Pd." is part of the name, that of a sentence is not.
  const name = own.exec(text.replace(ofOthers, " "))?.[1]?.replace(/(?<=(?<!\.)\p{L}{3,})\.$/u, "");
  const first = name?.split(" ")[0]?.toLowerCase() ?? "";
  const isName = name !== undefined && !noName.has(first) && !common.has(first);
  return isName ? name : ownNameSmall(text);
}

function ownNameSmall(text: string): string | undefined {
  const words = ownSmall.exec(text)?.[1]?.replace(/\.$/, "").split(" ") ?? [];
  const end = words.findIndex((word) => afterName.has(word.toLowerCase()));
  const name = words.slice(0, end < 0 ? undefined : end).join(" ");
  return name === "" ? undefined : capitalised(name);
}

/** The name after "di" or "ke" that is no city and no person: "barista di Kopi Tuku Jakarta". */
function placeNamed(text: string): string | undefined {
  const found =
    /\b(?:kerja|barista|kasir|magang|lamar\w*|melamar|posisi|staf\w*|resign|keluar|admin|toko|interview)\b[^.?!\n]{0,30}?\b(?:di|ke|dari) ([A-Z][\w&'-]+(?: [A-Z][\w&'-]+){0,3})/.exec(
      text,
    )?.[1];
  const bare = found?.replace(city, "").trim() ?? "";
  return bare === "" || noName.has(bare.toLowerCase()) ? undefined : bare;
}

export function companyIn(text: string): string | undefined {
  // The full stop of "PT Maju Tbk." is part of the name, that of a sentence is not.
  const exact = company.exec(text)?.[0].replace(/(?<! Tbk)\.$/, "");
  if (exact !== undefined) return exact;
  const lower = lowerCompany.exec(text)?.[0];
  if (lower === undefined) return placeNamed(text);
  const [form = "", ...rest] = lower.split(" ");
  const name = run(rest.join(" "));
  return name === "" ? undefined : `${form.toUpperCase()} ${capitalised(name)}`;
}

/** "Harusnya tgl 5, diundur jadi tgl 12": what leads from a day to the one that stands. */
const moving =
  /\b(?:mundur|diundur|diundurkan|molor|ditunda|maju|dimajukan|geser|digeser|pindah|dipindah|ganti|diganti|berubah)\b|^[\s,]*(?:jadi|jd|menjadi)(?:nya)?\s*$/i;

/** The first day of a text, or the one to which it was moved. */
function dayPlace(text: string): RegExpExecArray | undefined {
  const [first, ...others] = [...text.matchAll(new RegExp(date.source, "giu"))];
  return others.reduce((standing, one) => {
    const between = standing === undefined ? "" : text.slice(standing.index + standing[0].length, one.index);
    return standing !== undefined && !/[.!?\n]/.test(between) && moving.test(between) ? one : standing;
  }, first);
}

export function dateIn(text: string): string | undefined {
  const place = dayPlace(text);
  const found = place?.[0];
  // Of several times only the one directly behind the day belongs to it.
  const isOne = (text.match(anyTime) ?? []).length < 2;
  const behind = place
    ? text.slice(place.index + place[0].length, place.index + place[0].length + reach)
    : "";
  const time = clock.exec(isOne ? text : behind)?.[0];
  return found === undefined ? undefined : time === undefined ? found : `${found} ${time}`;
}

/** A text to be written about what is sold, and not what is sold: "bikin caption promo utk jualan kue kering". */
const writings =
  /\b(?:bikin\w*|buat\w*|tulis\w*) (?:caption|promo\w*|teks|postingan|konten|iklan|deskripsi|kata kata|kata2|pesan|surat)\b(?: (?:promo\w*|iklan|jualan(?= (?:untuk|utk|buat|bt))|caption))*(?: (?:untuk|utk|buat|bt|tentang|soal))?/gi;

export function thingIn(written: string): string | undefined {
  const text = written.replace(writings, " ");
  const found = run(thing.exec(text)?.[1] ?? "");
  if (/^\d/.test(found)) return undefined;
  const isOnlyCommon = found.split(" ").every((word) => common.has(word.toLowerCase()));
  return found === "" || isOnlyCommon ? undefined : found;
}

/** "Posisinya content planner": a role of any name, where it is said to be one. */
const roleNamed =
  /\b(?:posisi|jabatan|lowongan|loker|formasi|role)(?:nya|ne|na|e)?(?: (?:yg|yang))?(?: (?:mau )?(?:dilamar|dituju|dibuka|kulamar|diincar))?(?: (?:itu|iku|adalah|sebagai|jadi|buat|untuk|tulis|ditulis))*[ :]+((?!apa|mana|kosong|yg|yang|belum|blm|salah|kok|bukan|bkn|di |ke |itu|ini|nya|saya|aku|sy|gw)[\p{L}&/-]{2,}(?: [\p{L}&/-]+){0,4})/iu;

/** The role that somebody applies for or works in. */
export const roleIn = (text: string): string | undefined =>
  run(role.exec(text)?.[1] ?? "") || run(roleNamed.exec(text)?.[1] ?? "") || undefined;
