// The floor of a question: Fastify, the model's words passed on, and two sealed rows written by one function of the
// database. No session, no ledger, no safety, no gate.
import { createCipheriv, createSecretKey, randomBytes } from "node:crypto";
import { request } from "node:http";
import { createParser } from "eventsource-parser";
import Fastify from "fastify";
import pg from "pg";

const provider = new URL(`${process.env.LLM_BASE_URL}/chat/completions`);
const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 10 });
const key = createSecretKey(randomBytes(32));

function seal(text: string): Buffer {
  const nonce = randomBytes(12);
  const cipher = createCipheriv("aes-256-gcm", key, nonce);
  const body = Buffer.concat([cipher.update(text, "utf8"), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), body]);
}

await pool.query(`
  create table if not exists bench_turn (id bigint generated always as identity primary key, code text not null,
    body bytea not null, at timestamptz not null default clock_timestamp());
  create index if not exists bench_turn_code on bench_turn (code, id);
  create or replace function bench_store(p_code text, p_question bytea, p_answer bytea) returns bigint language plpgsql as $$
  declare answer bigint;
  begin
    insert into bench_turn (code, body) values (p_code, p_question);
    insert into bench_turn (code, body) values (p_code, p_answer) returning id into answer;
    return answer;
  end $$`);

async function store(code: string, question: string, answer: string): Promise<number> {
  const { rows } = await pool.query<{ id: number }>({
    name: "store",
    text: "select bench_store($1, $2, $3) as id",
    values: [code, seal(question), seal(answer)],
  });
  return rows[0]?.id ?? 0;
}

const server = Fastify();
server.post<{ Body: { thread_id: string; question: string } }>("/api/chat", (asked, reply) => {
  const { thread_id: code, question } = asked.body;
  reply.hijack();
  const out = reply.raw;
  out.writeHead(200, { "content-type": "text/event-stream" });
  let answer = "";
  const parser = createParser({
    onEvent: ({ data }) => {
      if (data === "[DONE]") return;
      const text: string = JSON.parse(data).choices[0]?.delta?.content ?? "";
      answer += text;
      out.write(`id: 1:${answer.length}\nevent: delta\ndata: ${JSON.stringify({ text })}\n\n`);
    },
  });
  const messages = [{ role: "user", content: question }];
  const upstream = request(
    provider,
    { method: "POST", headers: { "content-type": "application/json" } },
    (incoming) => {
      incoming.setEncoding("utf8");
      incoming.on("data", (piece: string) => parser.feed(piece));
      incoming.on("end", () => {
        void store(code, question, answer).then((id) =>
          out.end(`id: 1:${answer.length}\nevent: final\ndata: ${JSON.stringify({ id, answer })}\n\n`),
        );
      });
    },
  );
  upstream.end(JSON.stringify({ model: "bench", stream: true, messages }));
});
await server.listen({ host: "127.0.0.1", port: Number(process.env.PORT) });
process.stdout.write("ready\n");
