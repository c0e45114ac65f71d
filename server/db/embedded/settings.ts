import { createHash } from "node:crypto";

/** THE SERVER SETTINGS TABLE. Passed on the command line at every start, so that a new Alma release brings its own. */
const settings = {
  // The server is reachable only through a socket in a private folder.
  listen_addresses: "",
  port: "5432",
  unix_socket_permissions: "0700",
  max_connections: "140",
  // No acknowledged write is ever lost, whatever an edited postgresql.conf says.
  fsync: "on",
  full_page_writes: "on",
  synchronous_commit: "on",
  restart_after_crash: "on",
  // Modest, since it shares a small machine with a Node process.
  shared_buffers: "64MB",
  max_wal_size: "512MB",
  jit: "off",
  max_parallel_workers_per_gather: "0",
  max_parallel_maintenance_workers: "0",
  max_logical_replication_workers: "0",
  timezone: "UTC",
  log_timezone: "UTC",
  // The log reports the state of the server. Failed statements, their details and parameters may hold what members
  // wrote, so none of them is logged: level LOG leaves out ERROR, terse leaves out DETAIL. Only a PANIC, such as on a
  // full disk, still logs its statement, with $1 for each parameter.
  log_destination: "stderr",
  logging_collector: "off",
  log_line_prefix: "%m [%p] ",
  log_min_messages: "log",
  log_error_verbosity: "terse",
  log_statement: "none",
  log_min_error_statement: "panic",
  log_min_duration_statement: "-1",
  log_parameter_max_length: "0",
  log_parameter_max_length_on_error: "0",
  log_checkpoints: "off",
};

/** Identifies version and settings of a started server; one left over from a different Alma has another mark. */
export function launchMark(version: string): string {
  return createHash("sha256")
    .update(version + JSON.stringify(settings))
    .digest("hex")
    .slice(0, 16);
}

/** The arguments of `postgres`. */
export function serverArguments(options: { folder: string; socketDir: string; version: string }): string[] {
  const all = {
    ...settings,
    // PostgreSQL parses this as a list, so the path is quoted to keep its commas and spaces.
    unix_socket_directories: `"${options.socketDir.replaceAll('"', '""')}"`,
    "alma.launch": launchMark(options.version),
  };
  return [
    "-D",
    options.folder,
    ...Object.entries(all).flatMap(([name, value]) => ["-c", `${name}=${value}`]),
  ];
}
