// Counts the queries that the program sends to PostgreSQL, and answers with their number when the bench asks for it.
import pg from "pg";

const { query } = pg.Client.prototype;
let queries = 0;

pg.Client.prototype.query = function counted(...given) {
  queries += 1;
  return query.apply(this, given);
};
process.on("message", () => process.send?.(queries));
process.channel?.unref();
