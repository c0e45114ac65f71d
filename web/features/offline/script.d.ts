/** Imports a module as the text of a script (vite.config.ts). */
declare module "*?script" {
  export const script: string;
}
