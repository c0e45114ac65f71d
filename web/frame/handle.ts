/** What a route says about its frame: `export const handle: PageHandle = { ... }`. */
export type PageHandle = {
  /** Informs only: ships no scripts. Links to it load the page anew. */
  plain?: true;
  /** The same for everyone, whatever the query says. So are `plain` and `late` ones. */
  same?: true;
  /** Comes without scripts and alive when its form is touched: informs first, and signs in. */
  late?: true;
  /** May be found through search engines, where its client wants that. */
  listed?: true;
  /** Without the client's page colour (B-031, B-032). */
  bare?: true;
  /** Fills the screen and brings its own header: the chat. */
  full?: true;
  /** Offers Google sign-in. */
  google?: true;
  /** A public page that may be measured, once its visitor agreed. Never one with texts, tokens or talks. */
  measured?: true;
};

type Match = { handle?: unknown };

const says = (match: Match, what: keyof PageHandle): boolean =>
  typeof match.handle === "object" && match.handle !== null && what in match.handle;

export const isPlain = (match: Match) => says(match, "plain");
export const isSame = (match: Match) => says(match, "same");
export const isLate = (match: Match) => says(match, "late");
export const isListed = (match: Match) => says(match, "listed");
export const isBare = (match: Match) => says(match, "bare");
export const isFull = (match: Match) => says(match, "full");
export const isMeasured = (match: Match) => says(match, "measured");
export const offersGoogle = (match: Match) => says(match, "google");
