import { parseSync, Visitor } from "oxc-parser";

/** A function with a body; `lines` are those of the body that are not blank. */
export type FunctionLength = { line: number; lines: number; isComponent: boolean };

/** Returns the length of every function of a file; a function that holds JSX itself is a component. */
export function functionLengths(path: string, source: string): FunctionLength[] {
  const found: FunctionLength[] = [];
  const open: { holdsJsx: boolean }[] = [];
  const enter = () => {
    open.push({ holdsJsx: false });
  };
  const leave = ({ start, body }: { start: number; body: { start: number; end: number } | null }) => {
    const { holdsJsx: isComponent = false } = open.pop() ?? {};
    if (!body) return;
    const lines = source.slice(body.start, body.end).split("\n");
    found.push({
      line: source.slice(0, start).split("\n").length,
      lines: lines.filter((line) => line.trim() !== "").length,
      isComponent,
    });
  };
  const jsx = () => {
    const inner = open.at(-1);
    if (inner) inner.holdsJsx = true;
  };
  new Visitor({
    FunctionDeclaration: enter,
    "FunctionDeclaration:exit": leave,
    FunctionExpression: enter,
    "FunctionExpression:exit": leave,
    ArrowFunctionExpression: enter,
    "ArrowFunctionExpression:exit": leave,
    JSXElement: jsx,
    JSXFragment: jsx,
  }).visit(parseSync(path, source).program);
  return found;
}
