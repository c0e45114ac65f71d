import { type BuiltMember, buildMember, startConversation } from "#server/test/factories.ts";
import {
  type Asked,
  chunk,
  done,
  type Reply,
  refusal,
  stream,
  usageChunk,
} from "#server/test/played-endpoint.ts";
import type { Markdown, Piece } from "../../web/features/chat/markdown/blocks.ts";
import type { Case, Field } from "./field.ts";
import type { World } from "./world.ts";

/** Longer than any answer that a member reads. */
const longest = 100_000;

type Hostile = Record<string, (asked: Asked) => Reply>;

/** Text that is legal, but made to cost time or memory. */
const endless: Hostile = {
  "twelve thousand newlines": () => stream(chunk("\n".repeat(12_000), "stop")),
  "twelve thousand newlines, one at a time": () =>
    stream(...Array.from({ length: 12_000 }, () => chunk("\n"))),
  "5,500 quotations in one another": () => stream(chunk(`${">".repeat(5_500)} halo`, "stop")),
  "lists in lists": () =>
    stream(chunk(Array.from({ length: 300 }, (_, n) => `${" ".repeat(n)}- a`).join("\n"))),
  "unclosed brackets": () => stream(chunk("[".repeat(12_000), "stop")),
  "unclosed emphasis": () => stream(chunk("**a _b ".repeat(2_000), "stop")),
  "one line of a stream without an end": () => ({
    lines: [`data: {"choices":[{"delta":{"content":"`, ...Array<string>(16).fill("x".repeat(1_000_000))],
  }),
  "one event of four megabytes": () => stream(chunk("kata ".repeat(800_000), "stop")),
  "twenty thousand empty events": () => stream(...Array<string>(20_000).fill(chunk(""))),
  "a comment without an end": () => ({
    lines: [": ", ...Array<string>(4).fill("x".repeat(1_000_000)), done],
  }),
};

/** Streams that are broken or say what nobody asked for. */
const broken: Hostile = {
  "no event at all": () => stream(),
  "JSON that is none": () => stream("data: {\n\n", "data: []\n\n", "data: null\n\n"),
  "numbers for texts": () => stream(chunk({ content: 5 }), chunk({ content: ["a"] }), chunk({ content: {} })),
  "NUL, lone surrogates and marks of direction": () =>
    stream(chunk("a\0b \ud800 \u202e\u2066 x\udc00 \u200b", "stop")),
  "a price below nothing": () => stream(chunk("Ya."), usageChunk(-5, -1_000_000)),
  "a price beyond counting": () => stream(chunk("Ya."), usageChunk(1e300, 1e300)),
  "a prototype": () =>
    stream('data: {"__proto__":{"choices":[]},"choices":[{"delta":{"__proto__":{}}}]}\n\n'),
  "a stack": () => ({ status: 500, text: "Error: boom\n    at /app/node_modules/x.ts:1:1" }),
  "a page": () => ({ status: 200, text: "<html><script>alert(1)</script>" }),
  "an error in the stream": () => stream(chunk("Se"), 'data: {"error":{"message":"boom"}}\n\n'),
  "a refusal that names everything": () =>
    refusal("tools temperature max_tokens stream_options reasoning_effort not supported"),
};

const callOf = (name: string, args: string) =>
  chunk({ tool_calls: [{ index: 0, id: "c1", type: "function", function: { name, arguments: args } }] });

/** Calls of tools, ours and others. */
const tools: Hostile = {
  "a tool that there is not": () => stream(callOf("drop_tables", '{"sql":"drop table users"}')),
  "arguments that are no JSON": () => stream(callOf("suggest_product", "{{{{")),
  "arguments without depth's end": () => stream(callOf("suggest_product", "[".repeat(50_000))),
  "a megabyte of arguments": () => stream(callOf("write_document", `{"text":"${"x".repeat(1_000_000)}"}`)),
  "a thousand calls": () =>
    stream(...Array<string>(1000).fill(callOf("suggest_product", '{"product_id":1}'))),
  "products that the client does not offer": () =>
    stream(
      chunk("Coba ini [produk:999999] [produk:-1] [produk:8]"),
      callOf("suggest_product", '{"ids":[999]}'),
    ),
};

const evil = "jahat.example";
const links = [
  ...[
    `[konselor](https:${evil})`,
    `[a](//${evil}/x)`,
    `https://${evil}/a`,
    `www.${evil}`,
    `<https://${evil}>`,
  ],
  ...[
    `[a](javascript:alert(1))`,
    "[a](data:text/html,x)",
    `![a](https://${evil}/x.png)`,
    `[a]: https://${evil}`,
  ],
  ...[`[a](https://healing119.id@${evil}/)`, `[a](https://healing119.id.${evil}/)`, `[a](HTTPS:\\\\${evil})`],
  ...[`<a href="https://${evil}">a</a>`, `<img src=x onerror=alert(1)>`, `[a](https://${evil}/?q=Rani)`],
];

const foreign: Hostile = Object.fromEntries(
  links.map((link) => [`the link ${link}`, () => stream(chunk(`Hubungi ${link} ya.`, "stop"))]),
);

/** The page's own parser; loaded by name, since its code is checked with the types of a browser. */
const page = new URL("../../web/features/chat/markdown/lexer.ts", import.meta.url);
const { markdown }: { markdown: Markdown } = await import(page.href);

/** The addresses that the page makes out of a text, by the code of the page. */
const linksIn = (piece: Piece): string[] =>
  typeof piece === "string"
    ? []
    : [...Object.values(piece.attributes ?? {}), ...piece.pieces.flatMap(linksIn)].filter((value) =>
        value.includes(":"),
      );

const promptOf = ({ messages }: Asked) => messages.find(({ role }) => role === "system")?.content ?? "";

/** Ways to repeat the instructions; none of them may reach a member. */
const repeating: Hostile = {
  "its instructions at once": (asked) => stream(chunk(promptOf(asked), "stop")),
  "its instructions letter by letter": (asked) =>
    stream(...[...promptOf(asked).slice(0, 3000)].map((letter) => chunk(letter))),
  "its instructions after a greeting": (asked) => stream(chunk("Halo. "), chunk(promptOf(asked), "stop")),
};

async function asked(world: World, reply: Hostile[string], says: string) {
  const member = await buildMember(world.t);
  const code = await startConversation(world.t, member);
  let prompt = "";
  world.modelSays((one) => {
    prompt ||= promptOf(one);
    return reply(one);
  });
  const question = "Aku mau cerita soal pekerjaanku.";
  const got = await world.send("sendQuestion", {
    token: member.token,
    input: { body: { thread_id: code, question } },
  });
  if (got.status !== 200 && got.code !== "answer_failed") world.breach(`${says}: ${got.status} ${got.code}`);
  const text = got.status === 200 ? got.body.structured_response.content : "";
  return { text, prompt, read: await readAgain(world, member, code, says) };
}

/** The conversation has to stay readable, whatever was answered. */
async function readAgain(world: World, member: BuiltMember, code: string, says: string): Promise<string> {
  const got = await world.send("getConversation", { token: member.token, input: { params: { id: code } } });
  if (got.status !== 200) world.breach(`${says}: the conversation answers ${got.status}`);
  return got.text;
}

const casesOf = (hostile: Hostile): Case[] =>
  Object.entries(hostile).map(([says, reply]) => ({
    says: `the model sends ${says}`,
    attack: async (world) => {
      const { text, read, prompt } = await asked(world, reply, says);
      if (text.length > longest) world.breach(`${says}: an answer of ${text.length} letters`);
      const told = prompt.length > 200 && [text, read].some((shown) => shown.includes(prompt.slice(60, 140)));
      if (told) world.breach(`${says}: a member reads the instructions`);
      const shown = markdown
        .lex(text.slice(0, 4000).replace(/^>+/gm, ">"))
        .map(markdown.piece)
        .flatMap(linksIn);
      if (shown.some((address) => !/^https:\/\/(healing119\.id|www\.intothelightid\.org)\//.test(address)))
        world.breach(`${says}: a link to ${shown.join(" ")}`);
    },
  }));

export const model: Field = {
  name: "model",
  breach:
    "the process stops, a talk cannot be read any more, a link leads away, a member reads the instructions",
  cases: () => [endless, broken, tools, foreign, repeating].flatMap(casesOf),
};
