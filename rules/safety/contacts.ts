import { byPriority, isFromPerson, violenceCategories } from "./levels.ts";
import type { RiskCategory, RiskLevel, RiskTopic } from "./types.ts";

/** The shape that `contract/safety.ts` sends. */
export type HelpContact = {
  label: string;
  detail: string;
  href: string;
  kind: ContactKind;
  /** Slow, or not available everywhere: listed last, never on the card of level 3, and hidden once expired. */
  isSecondary: boolean;
};
export type ContactKind = "tel" | "wa" | "url" | "place";

/** When someone answers, as minutes of the day in the contact's own time zone; null means day and night. */
export type OpeningHours = { zone: "WIB" | "WITA" | "WIT"; days: number[]; opens: number; closes: number };

/** A contact that a client adds; it never replaces or precedes 119 and IGD. */
export type ClientContact = {
  label: string;
  detail: string;
  kind: ContactKind;
  /** An E.164 number or a short code, an https address, or words for a map search. */
  value: string;
  hours: OpeningHours | null;
  /** Empty means all kinds of risk. */
  categories: RiskCategory[];
  expiresAt: string;
};

type DefaultContact = HelpContact & {
  id: string;
  /** Empty means all kinds of risk. */
  categories: readonly RiskCategory[];
  sourceDate: string;
  sourceUrl: string | null;
  /** When the written source was read. */
  verifiedAt: string;
  /** Who dialled the number. Nobody has dialled these yet: somebody must, before launch and every month. */
  dialledBy: string | null;
  expiresAt: string;
};

const read = { verifiedAt: "2026-11-21", dialledBy: null, expiresAt: "2027-02-19" } as const;
const everyone: readonly RiskCategory[] = [];
const mind: readonly RiskCategory[] = ["ideation", "self_harm", "plan_or_imminent", "distress", "psychosis"];
const mapOf = (words: string): string =>
  `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(words)}`;

/** The default contacts, in the order of the help page. Closed or unverified numbers are left out. */
export const defaultContacts: readonly DefaultContact[] = [
  {
    id: "119",
    label: "Telepon 119",
    detail: "Ambulans dan darurat medis. 24 jam, gratis.",
    href: "tel:119",
    kind: "tel",
    categories: everyone,
    isSecondary: false,
    sourceDate: "2025-12",
    sourceUrl: null,
    ...read,
  },
  {
    id: "igd",
    label: "IGD terdekat",
    detail: "Luka, keracunan, bahaya pada nyawa. Selalu buka. Membuka peta.",
    href: mapOf("IGD rumah sakit terdekat"),
    kind: "place",
    categories: everyone,
    isSecondary: false,
    sourceDate: "2026-11-21",
    sourceUrl: null,
    ...read,
  },
  {
    id: "sapa-129",
    label: "SAPA 129",
    detail: "Kekerasan pada perempuan dan anak. 24 jam.",
    href: "tel:129",
    kind: "tel",
    categories: violenceCategories,
    isSecondary: false,
    sourceDate: "2025-11-20",
    sourceUrl: null,
    ...read,
  },
  {
    id: "110",
    label: "Polisi 110",
    detail: "Ancaman atau kekerasan yang sedang terjadi. 24 jam, gratis.",
    href: "tel:110",
    kind: "tel",
    categories: violenceCategories,
    isSecondary: false,
    sourceDate: "2026-01",
    sourceUrl: null,
    ...read,
  },
  {
    // Pauses in `tel:119,8` do not work on every phone, so the label says what to press.
    id: "119-8",
    label: "119 lalu tekan 8",
    detail: "Dukungan psikologis awal Kemenkes. 24 jam, kadang perlu menunggu.",
    href: "tel:119",
    kind: "tel",
    categories: everyone,
    isSecondary: false,
    sourceDate: "2025-10",
    sourceUrl: "https://healing119.id",
    ...read,
  },
  {
    id: "sapa-wa",
    label: "WhatsApp SAPA",
    detail: "Bila menelepon tidak aman. Balasan bisa lama, dan chat terlihat di ponselmu.",
    href: "https://wa.me/628111129129",
    kind: "wa",
    categories: ["violence_victim"],
    isSecondary: true,
    sourceDate: "2025-11-20",
    sourceUrl: null,
    ...read,
  },
  {
    id: "112",
    label: "Darurat 112",
    detail: "Gratis, bila tersedia di daerahmu.",
    href: "tel:112",
    kind: "tel",
    categories: everyone,
    isSecondary: true,
    sourceDate: "2025-03",
    sourceUrl: null,
    ...read,
  },
  {
    id: "healing119",
    label: "healing119.id",
    detail: "Konseling yang tidak mendesak. Balasan bisa beberapa jam atau lebih.",
    href: "https://healing119.id",
    kind: "url",
    categories: mind,
    isSecondary: true,
    sourceDate: "2025-08-07",
    sourceUrl: "https://healing119.id",
    ...read,
  },
  {
    id: "bisa",
    label: "BISA Helpline",
    detail: "Relawan membalas dalam 1-2 hari. Bukan layanan darurat.",
    href: "https://wa.me/628113855472",
    kind: "wa",
    categories: mind,
    isSecondary: true,
    sourceDate: "2026",
    sourceUrl: null,
    ...read,
  },
  {
    id: "into-the-light",
    label: "Into The Light Indonesia",
    detail: "Informasi dan daftar layanan. Bukan nomor bantuan.",
    href: "https://www.intothelightid.org",
    kind: "url",
    categories: mind,
    isSecondary: true,
    sourceDate: "2023-04",
    sourceUrl: "https://www.intothelightid.org",
    ...read,
  },
];

/** The earliest date on which a default's written source was read, and whether somebody has dialled every number. */
export const contactsChecked = {
  on: defaultContacts.map(({ verifiedAt }) => verifiedAt).reduce((one, other) => (one < other ? one : other)),
  dialled: defaultContacts.every(({ kind, dialledBy }) => kind !== "tel" || dialledBy !== null),
};

const zoneHours = { WIB: 7, WITA: 8, WIT: 9 } as const;
const dayNames = ["Minggu", "Senin", "Selasa", "Rabu", "Kamis", "Jumat", "Sabtu"];
const minuteMs = 60_000;
const dayMinutes = 1440;

type Danger = {
  level: RiskLevel;
  categories: readonly RiskCategory[];
  /** What the danger is about, if it is known. */
  topics?: readonly RiskTopic[] | undefined;
};

/** Whether a body needs an ambulance now: a medical emergency, or a poisoning that may have happened. */
export const isMedical = ({ level, topics = [] }: Danger): boolean =>
  level === 3 && topics.some((topic) => topic === "emergency" || topic === "overdose");

/**
 * Returns the ids of the defaults that lead, by danger: for violence the police and SAPA, for a danger to
 * life the ambulance, for thoughts without a plan somebody to talk to, for psychosis the emergency room.
 */
function leading({ level, categories }: Danger): string[] {
  const [first] = categories.toSorted(byPriority);
  if (first === undefined) return [];
  if (violenceCategories.includes(first)) return ["110", "sapa-129", "119", "igd"];
  // Who lies there needs the ambulance first, and then somebody against the one who did it.
  if (level === 3 && first === "plan_or_imminent" && isFromPerson(categories))
    return ["119", "igd", "110", "sapa-129", "119-8"];
  if (first === "psychosis") return ["igd", "119", "119-8"];
  return level === 3 || first === "plan_or_imminent" ? ["119", "igd", "119-8"] : ["119-8", "119", "igd"];
}

/**
 * The defaults for a danger. Where a body needs an ambulance nobody to talk to helps, while a second number does where the
 * first one is busy.
 */
function defaultsFor(danger: Danger, isFresh: (expiresAt: string) => boolean): DefaultContact[] {
  if (!isMedical(danger)) return [...defaultContacts];
  return defaultContacts
    .filter(({ id }) => id !== "119-8")
    .map((contact) =>
      contact.id === "112" && isFresh(contact.expiresAt) ? { ...contact, isSecondary: false } : contact,
    );
}

/**
 * Returns whom to contact, most urgent first. The card of level 3 leaves out slow contacts and messaging; a client's
 * contacts come after our primary ones.
 */
export function helpContacts(input: Danger & { client: ClientContact[]; atMs: number }): HelpContact[] {
  const { level, categories, atMs } = input;
  const fits = (kinds: readonly RiskCategory[]) =>
    kinds.length === 0 || kinds.some((kind) => categories.includes(kind));
  const isFresh = (expiresAt: string) => atMs < Date.parse(expiresAt);
  const ours = defaultsFor(input, isFresh).filter((contact) => fits(contact.categories));
  const order = leading(input);
  const rank = ({ id }: DefaultContact) => (order.includes(id) ? order.indexOf(id) : order.length);
  const primary = ours
    .filter((contact) => !contact.isSecondary)
    .sort((one, other) => rank(one) - rank(other));
  const ofClient = input.client.filter((one) => fits(one.categories) && isFresh(one.expiresAt));
  const added = ofClient.flatMap((contact) => shown(contact, atMs));
  if (level === 3) return [...primary.map(face), ...added.filter(isImmediate)];
  const secondary = ours.filter((contact) => contact.isSecondary && isFresh(contact.expiresAt));
  return [...primary.map(face), ...added, ...secondary.map(face)];
}

const face = ({ label, detail, href, kind, isSecondary }: HelpContact): HelpContact => ({
  label,
  detail,
  href,
  kind,
  isSecondary,
});

const isImmediate = ({ kind }: HelpContact): boolean => kind === "tel" || kind === "place";

/** What a client typed becomes a link only if it has the format of its kind. */
function shown(contact: ClientContact, atMs: number): HelpContact[] {
  const href = hrefOf(contact);
  if (href === undefined) return [];
  const detail = [contact.detail, closedNote(contact.hours, atMs)].filter(Boolean).join(" ");
  return [{ label: contact.label, detail, href, kind: contact.kind, isSecondary: false }];
}

function hrefOf({ kind, value }: ClientContact): string | undefined {
  if (kind === "place") return value.trim() === "" ? undefined : mapOf(value);
  if (kind === "url") return /^https:\/\/[^\s/]+\S*$/.test(value) ? value : undefined;
  const digits = value.replace(/[\s().-]/g, "");
  if (kind === "wa")
    return /^\+?\d{9,15}$/.test(digits) ? `https://wa.me/${digits.replace("+", "")}` : undefined;
  return /^\+?\d{3,15}$/.test(digits) ? `tel:${digits}` : undefined;
}

/** Returns a note on when a closed contact opens again; empty while it is open. */
function closedNote(hours: OpeningHours | null, atMs: number): string {
  if (hours === null || hours.days.length === 0) return "";
  const local = new Date(atMs + zoneHours[hours.zone] * 60 * minuteMs);
  const today = local.getUTCDay();
  const minute = local.getUTCHours() * 60 + local.getUTCMinutes();
  if (hours.days.includes(today) && minute >= hours.opens && minute < hours.closes) return "";
  for (let ahead = 0; ahead <= 7; ahead += 1) {
    const day = (today + ahead) % 7;
    if (!hours.days.includes(day) || (ahead === 0 && minute >= hours.opens)) continue;
    return `Tutup, buka lagi ${dayNames[day]} ${clock(hours.opens)} ${hours.zone}.`;
  }
  return "";
}

function clock(minute: number): string {
  const inDay = minute % dayMinutes;
  return `${String(Math.floor(inDay / 60)).padStart(2, "0")}.${String(inDay % 60).padStart(2, "0")}`;
}
