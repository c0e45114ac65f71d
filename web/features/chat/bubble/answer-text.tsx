import { memo, type Ref, useImperativeHandle, useLayoutEffect, useRef, useState } from "react";
import { Prose } from "#web/features/chat/markdown/prose.ts";

/** Renders a text that has grown immediately, bypassing React. */
export type Write = (text: string) => void;

/** The text of an answer (B-205), plain or as markdown blocks. It is built from elements only, never from HTML. */
export const AnswerText = memo(function AnswerText({ text, ref }: { text: string; ref?: Ref<Write> }) {
  const place = useRef<HTMLDivElement>(null);
  const [prose] = useState(() => new Prose());
  const draw = (shown: string) => place.current && prose.draw(place.current, shown);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same prose in the same place
  useLayoutEffect(() => void draw(text), [text]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same prose in the same place
  useImperativeHandle(ref, () => draw, []);
  return <div ref={place} className="prose" />;
});
