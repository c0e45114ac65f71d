import { readFile } from "node:fs/promises";
import { minify, type Plugin, transformWithOxc } from "vite";

const asScript = "?script";

/**
 * `import { script } from "./file.ts?script"` gives the text of a module without imports, as a classic script, so that
 * inline scripts are typed and tested like other modules. Goes when Vite can import a built script as text.
 */
export const scriptAsText: Plugin = {
  name: "script-as-text",
  enforce: "pre",
  load: {
    filter: { id: /\?script$/ },
    handler: async (id) => {
      const file = id.slice(0, -asScript.length);
      const { code } = await transformWithOxc(await readFile(file, "utf8"), file);
      const small = await minify(file, code.replace(/^export \{\s*\};?$/m, ""), { module: false });
      if (small.errors.length > 0) throw new Error(`${file}: ${small.errors[0]?.message}`);
      return { code: `export const script = ${JSON.stringify(small.code)}`, moduleType: "js" };
    },
  },
};
