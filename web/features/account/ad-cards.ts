import { adTexts } from "#texts/ads.ts";
import attached from "../../art/ad-attached.svg?url";
import focus from "../../art/ad-focus.svg?url";
import idea from "../../art/ad-idea.svg?url";
import inner from "../../art/ad-inner.svg?url";
import jealous from "../../art/ad-jealous.svg?url";
import rest from "../../art/ad-rest.svg?url";
import target from "../../art/ad-target.svg?url";
import whirl from "../../art/ad-whirl.svg?url";

/**
 * THE LOGIN CARDS of the ads (B-017, B-063), by the last segment of their address: texts, drawing, and the expert that
 * a sign-in leads to (null leads to the list of experts). Only the server reads this table, so a page carries the texts
 * of its own card alone.
 */
const adCards: Record<string, Ad> = {
  "nggak-bisa-fokus-kerja": { ...adTexts.card1, image: focus, expertId: 1 },
  "healing-gagal-terus": { ...adTexts.card2, image: rest, expertId: 1 },
  "cemburu-tapi-bingung-alasannya": { ...adTexts.card3, image: jealous, expertId: 2 },
  "ketergantungan-emosional": { ...adTexts.card4, image: attached, expertId: 2 },
  "overthinking-target-bulanan": { ...adTexts.card5, image: target, expertId: 3 },
  "kurang-percaya-diri-eksekusi-ide": { ...adTexts.card6, image: idea, expertId: 3 },
  "semua-aspek-hidup-kacau-bareng": { ...adTexts.card7, image: whirl, expertId: null },
  "inner-work-sebelum-inner-peace": { ...adTexts.card8, image: inner, expertId: null },
};

export type Ad = {
  title: string;
  headline: string;
  intro: string;
  aboutTitle: string;
  about: string;
  things: readonly { title: string; text: string }[];
  image: string;
  expertId: number | null;
};

/**
 * Returns the card for an address. A trailing slash is accepted, because links may gain one when they are forwarded.
 */
export function adOf(address: string): Ad | undefined {
  const slug = new URL(address).pathname.replace(/\/$/, "").split("/").at(-1) ?? "";
  return Object.hasOwn(adCards, slug) ? adCards[slug] : undefined;
}
