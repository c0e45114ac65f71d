// npm run client -- host CLIENT HOST | none
// For the operator: gives a client a host of its own, on which nothing of the others is shown, or takes it back
// (docs/decisions/0040). Works on DATABASE_URL or the database of DATA_DIR, while servers run or not.

import { loadConfig } from "#server/config.ts";
import { type HostSet, setHost } from "#server/features/client/set-host.ts";
import { runCommand, withDatabase } from "./database-url.ts";

const said: Record<HostSet, string> = {
  set: "Set. Every server knows within ten seconds; the members of this client sign in anew.",
  no_client: "There is no such client.",
  not_a_host: "That is not a host: give it without scheme and path, such as konsultasi.contoh.id",
  shared: "That is the host of PUBLIC_URL, which all clients share.",
  taken: "Another client has this host.",
};

async function main(): Promise<void> {
  const [name, client = "", host = ""] = process.argv.slice(2);
  if (name !== "host" || client === "" || host === "") {
    console.error("usage: npm run client -- host CLIENT HOST | none");
    process.exit(2);
  }
  const config = loadConfig();
  await withDatabase(config, { max: 1 }, async ({ db }) => {
    const result = await setHost(db, config.publicUrl, client, host === "none" ? undefined : host);
    console.log(said[result]);
    if (result !== "set") process.exitCode = 1;
  });
}

await runCommand(main);
