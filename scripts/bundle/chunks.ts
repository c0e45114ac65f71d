import { below } from "./modules.ts";

const either =
  (...tests: RegExp[]) =>
  (id: string) =>
    tests.some((test) => test.test(id));

/**
 * What every page with scripts needs. Code that only signed-in pages use must stay out, because the sign-in pages have
 * a size budget.
 */
const base = either(
  below("contract", "calls"),
  below("texts/frame", "frame"),
  below("web", "paths", "page-context"),
  below("web/api", "api", "browser-api"),
  below(
    "web/browser",
    "analytics",
    "farewell",
    "offline-copies",
    "key",
    "quick-exit",
    "third-party-scripts",
    "session",
    "theme",
  ),
  below(
    "web/frame",
    "client",
    "page-handle",
    "logo",
    "footer",
    "meta",
    "art",
    "load-client",
    "error-page",
    "page-life",
    "boot-script",
    "brand-style",
    "third-parties",
  ),
  below(
    "web/ui",
    "button",
    "classes",
    "create-icon",
    "later",
    "spinner",
    "visually-hidden",
    "drawing",
    "empty-state",
    "toast",
  ),
  below("web/ui", "notice"),
  // The loader of lazy parts, which some pages before sign-in have too.
  /vite[\\/]preload-helper/,
  below("lucide-react/dist/esm/icons", "phone", "check"),
);

/** Form fields: the pages before sign-in and those with a form; a conversation has none. */
const fields = either(
  below("texts/account", "account"),
  below("web/ui", "field", "password-field"),
  below("lucide-react/dist/esm/icons", "eye", "eye-off"),
);

/** Code that the pages before sign-in share. */
const account = either(
  below(
    "web/features/account",
    "account-card",
    "use-after-sign-in",
    "promo",
    "use-signed-in",
    "start-session",
    "sign-up-handle",
  ),
  below("web/api", "use-form"),
  below("rules", "registration"),
  below("lucide-react/dist/esm/icons", "arrow-right"),
);

/** What opens above a page; sign-in needs none of it. */
const dialogs = either(
  below("web/ui", "dialog", "confirm-dialog"),
  below("web/features/consent", "needed-consents"),
);
/** The help card, used in the chat and wherever else a text is screened. */
const help = either(
  below("web/help", "help-card", "notice"),
  below(
    "lucide-react/dist/esm/icons",
    "door-open",
    "external-link",
    "life-buoy",
    "message-circle",
    "user-round",
  ),
);

/** Code that the pages behind login share. */
const app = either(
  below("web/frame", "header", "guard"),
  below("web/ui", "avatar", "badge", "popover", "skeleton", "time-text"),
  below("web/api", "query", "saldo", "greeting", "conversation"),
  below("web/browser", "stored-conversation", "conversation-changed", "offline-entry", "download"),
  // Small modules that several pages share; each alone would be a separate request.
  below("texts/balance", "balance"),
  below("texts/safety", "help"),
  below("rules", "blank", "plain-text", "usable-balance"),
  below(
    "lucide-react/dist/esm/icons",
    "map-pin",
    "square",
    "pencil",
    "clock-3",
    "chevron-right",
    "arrow-left",
    "shield-check",
    "refresh-cw",
    "chevron-left",
    "star",
    "package",
    "copy",
    "download",
  ),
  /node_modules[\\/]@tanstack[\\/]/,
);

/** Lists with a search and pages. */
const lists = either(below("texts/frame", "pages"), below("web/ui", "page-window", "pages", "search-field"));

/** The button for the cart, with the calls behind it. */
const cart = either(
  below("texts", "cart"),
  below("web/api", "cart"),
  below("web/features/cart", "cart-button"),
);

/** Offline copies of conversations: the code that keeps them and the code that opens them. */
const offlineCopies = below(
  "web/features/offline",
  "copies",
  "copies-lock",
  "pin",
  "pin-field",
  "seal",
  "store",
);

/** How a conversation is rendered: in the chat, in its history, and offline. */
const conversation = either(
  below("web/features/chat", "no-chat", "chat-skeleton"),
  below("web/features/chat/log", "message-log", "rows"),
  below("lucide-react/dist/esm/icons", "hourglass"),
);

/** What stands around the words of a conversation, fetched while the conversation itself loads. */
const conversationTools = either(
  below("texts/chat", "answer", "document", "read-aloud"),
  below("web/features/chat", "background-tasks"),
  below("web/features/chat/bubble", "answer-bar", "answer-extras", "answer-parts", "exercise", "use-thumb"),
  below("web/features/chat/meter", "idle", "use-idle"),
  below("web/features/chat/session", "title", "use-title"),
  below("web/features/chat/voice", "dictation-settings", "read-aloud", "end-speech", "read-aloud-speaker"),
  below("lucide-react/dist/esm/icons", "feather", "thumbs-down", "thumbs-up", "volume-2"),
);

/** The dialogs that end or prolong a conversation, fetched together a moment after it is shown. */
const conversationDialogs = either(
  below("web/features/chat", "end-dialog"),
  below("web/features/balance", "continue-prompt"),
);

/** Code that the pages and the dialog for a new password share. */
const password = either(below("texts", "password"), below("web/features/password", "spoken-failure"));

/**
 * Chunks of the browser's code: few requests, and little that a page does not need. React is separate because it rarely
 * changes.
 */
export const chunks = [
  { name: "react", test: /node_modules[\\/](react|react-dom|react-router|scheduler)[\\/]/, priority: 3 },
  { name: "base", test: base, priority: 2 },
  { name: "dialogs", test: dialogs, priority: 2 },
  { name: "help", test: help, priority: 2 },
  { name: "fields", test: fields, priority: 2 },
  { name: "account", test: account, priority: 2 },
  // Used by form fields and by the FAQ; in its own chunk, neither loads the code of the other.
  { name: "fold", test: below("lucide-react/dist/esm/icons", "chevron-down"), priority: 2 },
  { name: "app", test: app, priority: 1 },
  { name: "lists", test: lists, priority: 1 },
  { name: "cart", test: cart, priority: 1 },
  // Fetched with the first toast, and at once by the offline page.
  { name: "toaster", test: below("web/ui", "toaster", "toast-store"), priority: 2 },
  { name: "offline-copies", test: offlineCopies, priority: 1 },
  { name: "conversation", test: conversation, priority: 1 },
  { name: "conversation-tools", test: conversationTools, priority: 1 },
  { name: "conversation-dialogs", test: conversationDialogs, priority: 1 },
  { name: "password", test: password, priority: 1 },
];
