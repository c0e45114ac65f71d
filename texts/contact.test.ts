import { describe, expect, test } from "vitest";
import { faqEntries } from "./faq.ts";
import { disclamerSections, privacySections } from "./legal.ts";
import { wordsOf } from "./prose.ts";
import { protocolSections } from "./safety/protocol.ts";

const form = "lewat formulir masukan";
const page = "https://kontak.sinar.test/";

const legal = (contact: string | null) => ({
  ...{ client: "Sinar", provider: null, contact },
  ...{ hasAnalytics: false, hasGoogle: false },
});

/** The sentences of each page that name a place to write to. */
const pages: [string, (contact: string | null) => string][] = [
  [
    "the disclaimer (B-427)",
    (contact) => wordsOf(disclamerSections(legal(contact)).flatMap(blocks)).join(" "),
  ],
  [
    "the privacy page (B-428)",
    (contact) => wordsOf(privacySections(legal(contact)).flatMap(blocks)).join(" "),
  ],
  [
    "the protocol",
    (contact) => wordsOf(protocolSections({ client: "Sinar", contact }).flatMap(blocks)).join(" "),
  ],
];

function blocks<T>({ blocks: all }: { blocks: readonly T[] }): readonly T[] {
  return all;
}

describe("A-132: where a page says to write to", () => {
  test.for(pages)(
    "%s names the address or the contact page, and without both the form of members",
    ([, said]) => {
      expect(said("halo@sinar.test")).toContain("halo@sinar.test");
      expect(said("halo@sinar.test")).not.toContain(form);
      expect(said(page)).toContain(page);
      expect(said(null)).toMatch(/lewat formulir masukan, setelah (?:kamu|Anda) masuk/);
      expect(said(null)).not.toMatch(/null|@/);
    },
  );

  test("B-424, B-425: the FAQ names the address, the contact page or the form, and links to what it names", () => {
    const facts = {
      client: "Sinar",
      provider: null,
      freeSeconds: 300,
      freePeriod: "day",
      isStrict: false,
    } as const;
    const contact = (email: string | null, url: string | null) => {
      const entries = faqEntries({ ...facts, email, url });
      const { answer = [], links = [] } = entries.find(({ id }) => id === "kontak") ?? {};
      const paying = entries.find(({ id }) => id === "bayar")?.answer ?? [];
      return {
        said: wordsOf(answer).join(" "),
        paying: wordsOf(paying).join(" "),
        links: links.map(({ to }) => to),
      };
    };
    const byMail = contact("halo@sinar.test", null);
    expect(byMail.said).toContain("Tulis ke halo@sinar.test. Sebutkan");
    expect(byMail.said).toContain("Live chat dengan tim belum ada di Sinar");
    expect(byMail.paying).toContain("Tulis ke halo@sinar.test dengan nomor pesanan Anda");
    expect(byMail.links).toEqual(["email"]);
    expect(contact("halo@sinar.test", page).links).toEqual(["email", "contact"]);
    const byPage = contact(null, page);
    expect(byPage.said).toContain("Tulis lewat halaman kontak kami. Sebutkan");
    expect(byPage.paying).toContain("Tulis lewat halaman kontak kami dengan nomor pesanan Anda");
    expect(byPage.links).toEqual(["contact"]);
    const byForm = contact(null, null);
    expect(byForm.said).toContain("Tulis lewat formulir masukan, setelah kamu masuk. Sebutkan");
    expect(byForm.said).toContain("Email dan live chat dengan tim belum ada di Sinar");
    expect(byForm.paying).toContain("Tulis lewat formulir masukan dengan nomor pesanan Anda");
    expect(byForm.links).toEqual(["feedback"]);
    for (const { said, paying } of [byPage, byForm]) expect(said + paying).not.toMatch(/null|@/);
  });
});
