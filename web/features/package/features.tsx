import { Check } from "lucide-react";

/** B-316: the features of a package as a list. */
export function Features({ points }: { points: readonly string[] }) {
  if (points.length === 0) return null;
  return (
    <ul className="mt-4 grid gap-2 border-line border-t pt-4 text-sm">
      {points.map((point) => (
        <li key={point} className="flex gap-2.5">
          <Check aria-hidden="true" className="mt-0.5 size-4.5 text-good" />
          <span className="min-w-0 flex-1">{point}</span>
        </li>
      ))}
    </ul>
  );
}
