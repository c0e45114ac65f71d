// The limit: a server that does nothing but answer two words.
import { createServer } from "node:http";

createServer((_request, response) => response.end("hello world")).listen(
  Number(process.env.PORT),
  "127.0.0.1",
  () => process.stdout.write("ready\n"),
);
