/** Imports a module as the text of a script (scripts/bundle/script-as-text.ts). */
declare module "*?script" {
  export const script: string;
}
