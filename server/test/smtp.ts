import type { AddressInfo, Socket } from "node:net";
import { SMTPServer } from "smtp-server";

/** A received mail: the envelope, and the raw message. */
export type Received = { from: string; to: string[]; raw: string };

export type TestSmtp = {
  url: string;
  received: Received[];
  /**
   * How it behaves: `down` hangs up at once, `silent` never greets, `busy` refuses each recipient temporarily, `lossy`
   * takes the mail without confirming it.
   */
  mode: "ok" | "down" | "silent" | "busy" | "lossy";
  close: () => Promise<void>;
};

/** Starts a real local mail server that stores what it receives. */
export async function startSmtp(): Promise<TestSmtp> {
  const smtp: TestSmtp = { url: "", received: [], mode: "ok", close: async () => {} };
  const server = serverOf(smtp);
  smtp.url = `smtp://127.0.0.1:${await listening(server)}`;
  smtp.close = () => new Promise((done) => server.close(done));
  return smtp;
}

function serverOf(smtp: TestSmtp): SMTPServer {
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS", "AUTH"],
    // A hanging connection must not delay the end of a test.
    closeTimeout: 100,
    onConnect: (_session, done) => {
      if (smtp.mode !== "silent") done();
    },
    onRcptTo: (_address, _session, done) => {
      if (smtp.mode !== "busy") return done();
      done(Object.assign(new Error("come back later"), { responseCode: 451 }));
    },
    onData: (stream, { envelope }, done) => {
      const pieces: Buffer[] = [];
      stream.on("data", (piece: Buffer) => pieces.push(piece));
      stream.on("end", () => {
        smtp.received.push({
          from: envelope.mailFrom === false ? "" : envelope.mailFrom.address,
          to: envelope.rcptTo.map(({ address }) => address),
          raw: Buffer.concat(pieces).toString("latin1"),
        });
        if (smtp.mode !== "lossy") done();
      });
    },
  });
  server.server.prependListener("connection", (socket: Socket) => {
    if (smtp.mode === "down") socket.destroy();
  });
  // Some tests hang up on the server on purpose.
  server.on("error", () => {});
  return server;
}

function listening(server: SMTPServer): Promise<number> {
  return new Promise((resolve, reject) => {
    server.server.once("error", reject);
    server.listen(0, "127.0.0.1", () => {
      const address: AddressInfo | string | null = server.server.address();
      resolve(typeof address === "object" && address ? address.port : 0);
    });
  });
}

export type Message = { headers: Record<string, string[]>; parts: { type: string; text: string }[] };

/** Parses a message: unfolded headers and decoded parts. */
export function messageOf(raw: string): Message {
  const { headers, body } = split(raw);
  const boundary = /boundary="([^"]+)"/.exec(headers["content-type"]?.[0] ?? "")?.[1];
  const pieces = boundary ? body.split(`--${boundary}`).slice(1, -1) : [];
  const parts = pieces.map((piece) => {
    const part = split(piece.replace(/^\r?\n/, ""));
    return {
      type: part.headers["content-type"]?.[0] ?? "",
      text: fromQuotedPrintable(part.body, part.headers["content-transfer-encoding"]?.[0] ?? ""),
    };
  });
  return { headers, parts };
}

function split(raw: string): { headers: Record<string, string[]>; body: string } {
  const [head = "", ...rest] = raw.split("\r\n\r\n");
  const headers: Record<string, string[]> = {};
  for (const line of head.replace(/\r\n[ \t]+/g, " ").split("\r\n")) {
    const [, name = "", value = ""] = /^([^:]+):\s*(.*)$/.exec(line) ?? [];
    headers[name.toLowerCase()] = [...(headers[name.toLowerCase()] ?? []), value];
  }
  return { headers, body: rest.join("\r\n\r\n") };
}

function fromQuotedPrintable(body: string, encoding: string): string {
  if (encoding !== "quoted-printable") return body;
  const bytes = body
    .replace(/=\r\n/g, "")
    .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, "latin1").toString("utf8");
}
