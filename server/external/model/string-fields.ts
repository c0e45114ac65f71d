/** A part of one field's text; `isWhole` with its last one. */
export type FieldPart = { name: string; text: string; isWhole: boolean };

const escapes: Readonly<Record<string, string>> = { n: "\n", t: "\t", r: "", b: "", f: "" };

/**
 * Reads the string fields of one JSON object while it is still arriving, so that a long text is shown as it is written.
 * Nested values are skipped, and invalid JSON only ends early: whoever needs the whole object parses it at its end.
 */
export class StringFields {
  /** Whether the object is complete. */
  isDone = false;
  #depth = 0;
  #isString = false;
  /** The string being read is the name of a field. */
  #isName = false;
  /** The next string of the object is the name of a field. */
  #expectsName = false;
  #name = "";
  /** What has been read of an escape sequence; "" outside of one. */
  #escape = "";
  #text = "";

  push(json: string): FieldPart[] {
    const parts: FieldPart[] = [];
    for (const unit of json.split("")) {
      if (this.isDone) break;
      if (!this.#isString) this.#readMark(unit);
      else if (this.#escape !== "") this.#readEscape(unit);
      else if (unit === "\\") this.#escape = unit;
      else if (unit === '"') parts.push(...this.#endString());
      else this.#text += unit;
    }
    return [...parts, ...this.#begun()];
  }

  #readMark(unit: string): void {
    if (unit === '"') {
      this.#isString = true;
      this.#isName = this.#depth === 1 && this.#expectsName;
      this.#text = "";
    } else if (unit === "{" || unit === "[") {
      this.#depth += 1;
      if (this.#depth === 1) this.#expectsName = unit === "{";
    } else if (unit === "}" || unit === "]") {
      this.#depth -= 1;
      this.isDone = this.#depth <= 0;
    } else if (this.#depth === 1 && (unit === "," || unit === ":")) this.#expectsName = unit === ",";
  }

  #readEscape(unit: string): void {
    this.#escape += unit;
    const isUnicode = this.#escape.startsWith("\\u");
    if (isUnicode && this.#escape.length < 6) return;
    const code = isUnicode ? Number.parseInt(this.#escape.slice(2), 16) : 0;
    this.#escape = "";
    if (!isUnicode) this.#text += escapes[unit] ?? unit;
    else if (code > 0) this.#text += String.fromCharCode(code);
  }

  #endString(): FieldPart[] {
    this.#isString = false;
    const text = this.#text;
    this.#text = "";
    if (this.#isName) {
      this.#name = text;
      return [];
    }
    return this.#depth === 1 ? [{ name: this.#name, text, isWhole: true }] : [];
  }

  /** Returns what has come of an unfinished value; half of a surrogate pair waits for the other half. */
  #begun(): FieldPart[] {
    if (!this.#isString || this.#isName || this.#depth !== 1) return [];
    const isHalf = /[\ud800-\udbff]$/.test(this.#text);
    const text = isHalf ? this.#text.slice(0, -1) : this.#text;
    this.#text = isHalf ? this.#text.slice(-1) : "";
    return text === "" ? [] : [{ name: this.#name, text, isWhole: false }];
  }
}
