/** Returns a pattern that matches modules in a folder by their names without extension. */
export const below = (folder: string, ...names: string[]) =>
  new RegExp(`[\\\\/]${folder.replaceAll("/", "[\\\\/]")}[\\\\/](${names.join("|")})\\.(ts|tsx|js|mjs)$`);
