import type { Page } from "playwright-core";
import type { Calls } from "./write-screens.ts";

/** The demo clients, whose colours the pictures show. */
export const brands = ["netwerk", "akasia", "meditap"] as const;
type Brand = (typeof brands)[number];

export type Screen = {
  /** The name of the file, and the title in the gallery. */
  name: string;
  title: string;
  client: Brand;
  /** A main screen is also taken in every brand, each on a phone and on a desktop, in the light and in the dark. */
  isMain?: true;
  /** The path below the client; a function when something must be created first. */
  path: string | ((calls: Calls) => Promise<string>);
  /** The demo member who sees it: `anggota` with conversations and purchases, or the new member `baru`. */
  as?: "anggota" | "baru";
  /** Actions before the screenshot is taken. */
  act?: (page: Page) => Promise<void>;
};

type Conversation = { code: string; expert_id: number };

/**
 * Returns the oldest conversation of the member with this status, or else the newest one; a picture may have begun newer
 * ones, without a message.
 */
async function conversationWith(calls: Calls, status: string): Promise<Conversation> {
  const { data } = await calls("GET", "/api/conversations?per_page=50");
  const { items } = data as { items: (Conversation & { status: string })[] };
  const found = items.findLast((row) => row.status === status) ?? items[0];
  if (!found) throw new Error("the demo member has no conversations");
  return found;
}

const chat = async (calls: Calls) => {
  const { code, expert_id } = await conversationWith(calls, "active");
  return `conversation/${code}?expert_id=${expert_id}`;
};

const history = async (calls: Calls) => {
  const { code, expert_id } = await conversationWith(calls, "ended");
  return `conversation/${code}/history?expert_id=${expert_id}`;
};

const freshConversation = async (calls: Calls) =>
  `conversation/${String((await calls("POST", "/api/conversations", { expert_id: 1 })).data)}?expert_id=1`;

/** Buys a package, and lets the payment page of the simulator decline the payment. */
const declined = async (calls: Calls) => {
  const items = [{ product_type: "chat", product_id: 1, quantity: 1 }];
  const { no_invoice, redirect_url } = await calls("POST", "/api/console/transactions", { items });
  await fetch(String(redirect_url), { method: "POST", body: new URLSearchParams({ action: "fail" }) });
  return `transaction/history?order=${String(no_invoice)}`;
};

/** Answers the screening up to question 17, and this one with yes. */
async function sayYesTo17(page: Page): Promise<void> {
  const isWide = (await page.locator("[data-question]").count()) > 0;
  const at = (id: number) => page.locator(isWide ? `[data-question="${id}"]` : `[data-step="${id}"]`);
  for (let id = isWide ? 17 : 1; id <= 17; id += 1)
    await at(id)
      .getByRole("radio", { name: id === 17 ? "Ya" : "Tidak", exact: true })
      .click();
  await page.locator("[data-srq-safety]").waitFor();
}

const srqResult = async (calls: Calls) => {
  const { data } = await calls("GET", "/api/srq/user?page=1&per_page=1");
  const [newest] = data as { id: number }[];
  if (!newest) throw new Error("the demo member has no screening");
  return `srq/${newest.id}`;
};

/** THE TABLE OF PICTURES. */
export const screens: Screen[] = [
  { name: "almacare", isMain: true, title: "Landing", client: "netwerk", path: "almacare" },
  { name: "home", title: "Choice of two", client: "akasia", path: "home" },
  { name: "almaconnect", title: "AlmaConnect", client: "meditap", path: "almaconnect" },
  {
    name: "ad-rest",
    title: "Ad page: healing gagal terus",
    client: "netwerk",
    path: "ads/healing-gagal-terus",
  },
  {
    name: "ad-target",
    title: "Ad page: target bulanan",
    client: "akasia",
    path: "ads/overthinking-target-bulanan",
  },
  {
    name: "ad-whirl",
    title: "Ad page: semua kacau",
    client: "meditap",
    path: "ads/semua-aspek-hidup-kacau-bareng",
  },
  { name: "faq-public", title: "FAQ", client: "akasia", path: "FAQ" },
  { name: "privacy", title: "Privacy", client: "netwerk", path: "privacy" },
  { name: "disclamer", title: "Disclaimer", client: "meditap", path: "disclamer" },
  { name: "help", title: "Help", client: "netwerk", path: "bantuan" },
  { name: "protocol", title: "Crisis protocol", client: "akasia", path: "protokol-keselamatan" },
  { name: "login", isMain: true, title: "Sign-in", client: "netwerk", path: "login" },
  {
    name: "login-refused",
    title: "Sign-in without words",
    client: "meditap",
    path: "login",
    act: async (page) => {
      await page.getByRole("button", { name: "Mulai Cerita" }).click();
      await page.getByText("Email tidak valid").waitFor();
    },
  },
  { name: "register", title: "Sign-up", client: "akasia", path: "register" },
  { name: "forgot-password", title: "Forgotten password", client: "meditap", path: "forgot-password" },
  { name: "verify", title: "A mail is on its way", client: "netwerk", path: "verify?justRegistered=true" },
  {
    name: "conversation",
    isMain: true,
    title: "Conversations",
    client: "akasia",
    path: "conversation",
    as: "anggota",
  },
  {
    name: "conversation-empty",
    title: "Conversations of a new member",
    client: "meditap",
    path: "conversation",
    as: "baru",
  },
  {
    name: "chat-fresh",
    title: "A conversation before its first message",
    client: "netwerk",
    path: freshConversation,
    as: "anggota",
  },
  { name: "chat", isMain: true, title: "A conversation", client: "akasia", path: chat, as: "anggota" },
  {
    name: "history",
    title: "A conversation that has ended",
    client: "meditap",
    path: history,
    as: "anggota",
  },
  { name: "list-expert", isMain: true, title: "Experts", client: "netwerk", path: "expert", as: "anggota" },
  { name: "expert-detail", title: "An expert", client: "akasia", path: "expert/1", as: "anggota" },
  {
    name: "product-list",
    title: "Products of an expert",
    client: "meditap",
    path: "expert/3/product",
    as: "anggota",
  },
  {
    name: "product-detail",
    title: "A product",
    client: "netwerk",
    path: "expert/3/product/5",
    as: "anggota",
  },
  { name: "payment", isMain: true, title: "Plans", client: "akasia", path: "payment", as: "anggota" },
  {
    name: "payment-detail",
    isMain: true,
    title: "Checkout of a package",
    client: "netwerk",
    path: "payment/detail?plan=PLUS&price=35000&packageId=1",
    as: "anggota",
  },
  {
    name: "checkout-produk",
    title: "Cart",
    client: "akasia",
    path: async (calls) => {
      await calls("POST", "/api/cart", { product_id: 1, quantity: 2, notes: "-" });
      return "transaction/checkout";
    },
    as: "anggota",
  },
  {
    name: "transaction-history",
    title: "Orders",
    client: "meditap",
    path: "transaction/history",
    as: "anggota",
  },
  {
    name: "order-declined",
    title: "Back from a payment that was declined",
    client: "akasia",
    path: declined,
    as: "anggota",
  },
  {
    name: "orders-empty",
    title: "Orders of a new member",
    client: "netwerk",
    path: "transaction/history",
    as: "baru",
  },
  {
    name: "transaction-product",
    title: "Own products",
    client: "netwerk",
    path: "transaction/products",
    as: "anggota",
  },
  {
    name: "statement",
    isMain: true,
    title: "Statement of time and money",
    client: "akasia",
    path: "waktu",
    as: "anggota",
  },
  { name: "srq", title: "Screening", client: "netwerk", path: "srq", as: "anggota" },
  {
    name: "srq-help",
    title: "Screening after a yes to question 17",
    client: "akasia",
    path: "srq",
    as: "anggota",
    act: sayYesTo17,
  },
  { name: "srq-result", title: "Result of a screening", client: "meditap", path: srqResult, as: "anggota" },
  { name: "survey", title: "Survey", client: "meditap", path: "survey", as: "anggota" },
  { name: "feedback", title: "Feedback", client: "netwerk", path: "feedback", as: "anggota" },
  { name: "profile", isMain: true, title: "Profile", client: "akasia", path: "profile", as: "anggota" },
  { name: "faq", title: "FAQ behind sign-in", client: "netwerk", path: "faq", as: "anggota" },
  {
    name: "join-expert",
    title: "Application of an expert",
    client: "netwerk",
    path: "join-expert",
    as: "anggota",
  },
  { name: "offline", title: "Without a connection", client: "akasia", path: "offline" },
  { name: "user-not-found", title: "Nothing there", client: "meditap", path: "tidak-ada" },
];

/** A file of the gallery: a row of views for each brand. */
export type Picture = { name: string; brands: readonly Brand[]; isWhole: boolean };

/** Returns the pictures of a screen: its own brand in three views, and of a main screen every brand in all four. */
export const picturesOf = ({ name, client, isMain }: Screen): Picture[] => [
  { name, brands: [client], isWhole: false },
  ...(isMain ? [{ name: `${name}-brands`, brands, isWhole: true }] : []),
];

/** Returns the page that shows the pictures; `files` are those that were taken. */
export function gallery(files: readonly string[]): string {
  const shown = screens.map((screen) => {
    const pictures = picturesOf(screen).filter(({ name }) => files.includes(`${name}.webp`));
    const lines = pictures.map(
      (picture) => `![${screen.title}, ${picture.brands.join(", ")}](${picture.name}.webp)\n`,
    );
    return `## ${screen.title}\n\n${lines.join("\n")}`;
  });
  return `${intro}\n\n${shown.join("\n")}`;
}

const intro = `# The screens

On a phone in the light and in the dark, and on a desktop, each in the colours of one of the demo clients. The main
screens also stand in all three brands, on a phone and on a desktop, in the light and in the dark. Made by
\`npm run screens\`.`;
