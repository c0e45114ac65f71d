import type { Plugin } from "vite";

/**
 * Leaves out what `marked` makes for its own instance, a side effect that would keep its parser and renderer in the
 * chat's code: the chat reads tokens and writes elements itself (B-205). Saves 3.1 kB of a conversation (gzip); goes when
 * the library exports its lexer alone.
 */
export const lexerOfMarked: Plugin = {
  name: "lexer-of-marked",
  applyToEnvironment: ({ name }) => name === "client",
  transform: {
    filter: { id: /[\\/]marked[\\/]lib[\\/]marked\.esm\.js/ },
    handler(code) {
      const end = code.search(/;var \w+=new \w+;function \w+\(\w+,\w+\)\{return \w+\.parse\(/);
      const [, lexer] = /(\w+) as Lexer,/.exec(code) ?? [];
      const [, tokenizer] = /(\w+) as Tokenizer,/.exec(code) ?? [];
      if (end < 0 || !lexer || !tokenizer)
        throw new Error("marked is built in another way: adapt lexerOfMarked");
      return `${code.slice(0, end)};export{${lexer} as Lexer,${tokenizer} as Tokenizer};`;
    },
  },
};
