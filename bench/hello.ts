// The upper limit for comparison: a server that only answers "hello world".
import { createServer } from "node:http";

createServer((_request, response) => response.end("hello world")).listen(
  Number(process.env.PORT),
  "127.0.0.1",
  () => process.stdout.write("ready\n"),
);
