import { execFileSync } from "node:child_process";

/** Whether this machine has a program that a test runs where it is there. */
export function hasProgram(name: string): boolean {
  try {
    execFileSync(name, ["-v"], { stdio: "ignore" });
    return true;
  } catch {
    return false;
  }
}
