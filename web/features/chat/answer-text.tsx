import type { Token, Tokens } from "marked";
import { Fragment, memo, type ReactNode, useEffect, useRef, useState } from "react";
import { type Blocks, hasMarkdown, type Lexer, readOn } from "./blocks.ts";

let loaded: Lexer | undefined;

/** The reader of markdown, fetched when the first text needs it. */
function useLexer(isNeeded: boolean): Lexer | undefined {
  const [lex, setLex] = useState(() => loaded);
  useEffect(() => {
    if (!isNeeded || lex) return;
    import("./lexer.ts")
      .then((module) => {
        loaded = module.lex;
        setLex(() => module.lex);
      })
      .catch(() => {
        // Without it the text stays readable as it is.
      });
  }, [isNeeded, lex]);
  return lex;
}

/** Text of an answer (B-205): plain, or markdown by blocks. Elements only, never HTML. */
export const AnswerText = memo(function AnswerText({ text }: { text: string }) {
  const isMarkdown = hasMarkdown(text);
  const lex = useLexer(isMarkdown);
  const blocks = useRef<Blocks>(undefined);
  if (!isMarkdown || !lex) return <Plain text={text} />;
  blocks.current = readOn(blocks.current, text, lex);
  return (
    <div className="prose">
      {blocks.current.tokens.map((token, n) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: blocks only ever join at the end
        <Block key={n} token={token} />
      ))}
    </div>
  );
});

function Plain({ text }: { text: string }) {
  return (
    <div className="prose">
      {text.split(/\n{2,}/).map((paragraph, n) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs only ever join at the end
        <p key={n}>{paragraph}</p>
      ))}
    </div>
  );
}

/** One block; drawn again only when its token was read anew. */
const Block = memo(function Block({ token }: { token: Token }): ReactNode {
  switch (token.type) {
    case "paragraph":
      return <p>{inline(token.tokens)}</p>;
    case "text":
      return <p>{inline(token.tokens) ?? token.raw}</p>;
    case "heading":
      return <p className="font-bold">{inline(token.tokens)}</p>;
    case "list":
      return <List list={token as Tokens.List} />;
    case "blockquote":
      return <blockquote>{blocksOf(token.tokens)}</blockquote>;
    case "code":
      return <pre>{token.text}</pre>;
    case "hr":
      return <hr />;
    case "space":
    case "def":
      return null;
    default:
      // Tables, raw HTML and what we do not know: as it was written, inert.
      return <p>{token.raw.trim()}</p>;
  }
});

const blocksOf = (tokens: Token[] | undefined) =>
  // biome-ignore lint/suspicious/noArrayIndexKey: blocks only ever join at the end
  tokens?.map((token, n) => <Block key={n} token={token} />);

function List({ list }: { list: Tokens.List }) {
  const items = list.items.map((item, n) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: items only ever join at the end
    <li key={n}>
      {item.tokens.map((token, m) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: parts only ever join at the end
        <Fragment key={m}>
          {token.type === "text" || token.type === "paragraph" ? (
            (inline(token.tokens) ?? token.raw)
          ) : (
            <Block token={token} />
          )}
        </Fragment>
      ))}
    </li>
  ));
  return list.ordered ? <ol start={Number(list.start) || 1}>{items}</ol> : <ul>{items}</ul>;
}

const inline = (tokens: Token[] | undefined) =>
  // biome-ignore lint/suspicious/noArrayIndexKey: parts only ever join at the end
  tokens?.map((token, n) => <Fragment key={n}>{span(token)}</Fragment>);

function span(token: Token): ReactNode {
  switch (token.type) {
    case "strong":
      return <strong>{inline(token.tokens)}</strong>;
    case "em":
      return <em>{inline(token.tokens)}</em>;
    case "del":
      return <del>{inline(token.tokens)}</del>;
    case "codespan":
      return <code>{token.text}</code>;
    case "br":
      return <br />;
    case "link":
      return <SafeLink href={token.href}>{inline(token.tokens)}</SafeLink>;
    case "image":
      return token.text;
    case "checkbox":
      return null;
    case "escape":
      return token.text;
    default:
      return "tokens" in token && token.tokens ? inline(token.tokens) : token.raw;
  }
}

/** Only https leads out, in a tab of its own that knows nothing of us; anything else is just its words. */
function SafeLink({ href, children }: { href: string; children: ReactNode }) {
  const url = URL.canParse(href) ? new URL(href) : undefined;
  if (url?.protocol !== "https:") return <>{children}</>;
  return (
    // As it was read, not as it was written: browsers take `https:host` for a path of ours.
    <a href={url.href} target="_blank" rel="noopener noreferrer nofollow">
      {children}
    </a>
  );
}
