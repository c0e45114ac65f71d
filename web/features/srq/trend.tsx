import type { SrqRow } from "#contract/srq.ts";
import { srqHistoryTexts } from "#texts/srq/srq.ts";
import { longDay, shortDay } from "#web/ui/time-text.ts";

/** Number of counted questions: the top of the chart's scale. */
const most = 20;
const lines = [0, 10, 20];

const top = (count: number) => 100 - (100 * count) / most;

/** The number of yes answers over time, newest last; shown from two results on. The same data is below as a table. */
export function Trend({ rows }: { rows: readonly SrqRow[] }) {
  const points = [...rows].reverse();
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last || points.length < 2) return null;
  const hasYears = new Date(first.created_at).getFullYear() !== new Date(last.created_at).getFullYear();
  const left = (n: number) => (100 * n) / (points.length - 1);
  const label = srqHistoryTexts.trendLabel(
    longDay(first.created_at),
    longDay(last.created_at),
    first.count,
    last.count,
  );
  return (
    <div className="mb-4 rounded-lg border border-line bg-surface p-4 text-ink shadow-rest md:p-6">
      <h3 className="text-lg">{srqHistoryTexts.trend}</h3>
      <p className="mt-1 text-sm text-ink-soft">{srqHistoryTexts.trendText}</p>
      <div role="img" aria-label={label} className="mt-4 pb-7 pl-8">
        <div className="relative h-36">
          {lines.map((count) => (
            <div
              key={count}
              className="absolute inset-x-0 border-line border-t"
              style={{ top: `${top(count)}%` }}
            >
              <span className="absolute -left-8 w-6 -translate-y-1/2 text-right text-ink-soft text-xs tabular-nums">
                {count}
              </span>
            </div>
          ))}
          {/* Stretches to the available width; the stroke keeps its width. */}
          <svg
            aria-hidden="true"
            viewBox="0 0 100 100"
            preserveAspectRatio="none"
            className="absolute inset-0 size-full overflow-visible"
          >
            <polyline
              points={points.map(({ count }, n) => `${left(n)},${top(count)}`).join(" ")}
              fill="none"
              stroke="var(--primary-strong)"
              strokeWidth="2.5"
              strokeLinejoin="round"
              vectorEffect="non-scaling-stroke"
            />
          </svg>
          {points.map(({ id, count, created_at }, n) => (
            <div key={id} className="absolute" style={{ left: `${left(n)}%`, top: `${top(count)}%` }}>
              <span className="absolute size-3 -translate-1/2 rounded-full border-2 border-surface bg-strong" />
              {(n === 0 || n === points.length - 1) && (
                <Day isFirst={n === 0} count={count} day={shortDay(created_at, hasYears)} />
              )}
            </div>
          ))}
        </div>
      </div>
      <Table points={points} />
    </div>
  );
}

/** The date below the first and the last point, at the bottom of the chart. */
function Day({ isFirst, count, day }: { isFirst: boolean; count: number; day: string }) {
  return (
    <span
      className={
        isFirst
          ? "absolute left-0 whitespace-nowrap text-ink-soft text-xs"
          : "absolute right-0 whitespace-nowrap text-ink-soft text-xs"
      }
      style={{ top: `calc(${(count / most) * 9}rem + 0.5rem)` }}
    >
      {day}
    </span>
  );
}

function Table({ points }: { points: readonly SrqRow[] }) {
  return (
    <details className="mt-2">
      <summary className="inline-flex min-h-11 cursor-pointer items-center font-semibold text-link text-sm">
        {srqHistoryTexts.trendTable}
      </summary>
      <table className="mt-1 w-full text-left text-sm wrap-anywhere">
        <thead>
          <tr className="border-line border-b text-ink-soft">
            <th className="py-2 pr-4 font-semibold">{srqHistoryTexts.day}</th>
            <th className="py-2 font-semibold">{srqHistoryTexts.count}</th>
          </tr>
        </thead>
        <tbody>
          {points.map(({ id, count, created_at }) => (
            <tr key={id} className="border-line border-b last:border-b-0">
              <td className="py-2 pr-4">{longDay(created_at)}</td>
              <td className="py-2 tabular-nums">{srqHistoryTexts.countOf(count)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
