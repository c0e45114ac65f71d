/** What a route declares about its frame: `export const handle: PageHandle = { ... }`. */
export type PageHandle = {
  /** Only informs and ships no scripts. Links to it load a new document. */
  plain?: true;
  /** The page is the same for everyone, whatever the query string, so it is cached. So are `plain` and `late` pages. */
  same?: true;
  /**
   * Informs first and also signs in: scripts stay inert until its form is touched or comes into view (wake-script.ts).
   */
  late?: true;
  /** Search engines may list it if its client allows that. */
  listed?: true;
  /** Without the client's page colour (B-031, B-032). */
  bare?: true;
  /** Fills the screen and brings its own header: the chat. */
  full?: true;
  /** Offers Google sign-in. */
  google?: true;
  /**
   * A public page that analytics may measure with the visitor's consent. Never a page with personal texts, tokens or
   * conversations.
   */
  measured?: true;
  /** Addresses of calls that its loader makes first; the browser asks for them before the scripts have come. */
  early?: (place: Place) => string[];
};

type Place = { params: Partial<Record<string, string>>; search: string; defaultUsername: string };
type Match = { handle?: unknown };

const says = (match: Match, what: keyof PageHandle): boolean =>
  typeof match.handle === "object" && match.handle !== null && what in match.handle;

const beginsEarly = (handle: unknown): handle is Required<Pick<PageHandle, "early">> =>
  typeof handle === "object" && handle !== null && "early" in handle;

/** Returns the addresses of the calls that the page at this place makes first. */
export const earlyOf = ({ handle }: Match, place: Place): string[] =>
  beginsEarly(handle) ? handle.early(place) : [];

export const isPlain = (match: Match) => says(match, "plain");
export const isSame = (match: Match) => says(match, "same");
export const isLate = (match: Match) => says(match, "late");
export const isListed = (match: Match) => says(match, "listed");
export const isBare = (match: Match) => says(match, "bare");
export const isFull = (match: Match) => says(match, "full");
export const isMeasured = (match: Match) => says(match, "measured");
export const offersGoogle = (match: Match) => says(match, "google");
