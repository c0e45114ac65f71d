// npm run demo-files: regenerates the PDF files of the demo products after their text or layout changed.
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { bookAsPdf } from "./demo-files/book-pdf.ts";
import { calmBooks } from "./demo-files/books-calm.ts";
import { togetherBooks } from "./demo-files/books-together.ts";
import { workBooks } from "./demo-files/books-work.ts";

const folder = join(import.meta.dirname, "..", "server", "db", "seeds", "files");
mkdirSync(folder, { recursive: true });
for (const book of [...calmBooks, ...togetherBooks, ...workBooks]) {
  const bytes = await bookAsPdf(book);
  writeFileSync(join(folder, book.file), bytes);
  console.log(`${book.file}: ${book.sheets.length + 1} pages, ${bytes.length} bytes`);
}
