import type { Config } from "./config.ts";
import { demoAccounts, demoPassword } from "./demo.ts";

/** Prints where the app runs and the demo accounts. */
export function announce(config: Config): void {
  const lines = [`Alma is ready on ${config.publicUrl}`];
  if (config.demo) {
    lines.push(
      ...demoAccounts.map(
        ({ client, email }) => `  ${config.publicUrl}/${client}/login  ${email}  ${demoPassword}`,
      ),
    );
  }
  if (config.secretBesideData) {
    lines.push(
      `The master secret lies beside the data (${config.secretBesideData}), which suits a demo alone: for members, set APP_SECRET_FILE.`,
    );
  }
  process.stdout.write(`${lines.join("\n")}\n`);
}
