import { MapPin, PencilLine, Phone } from "lucide-react";
import { Link } from "react-router";
import { helpContacts } from "#rules/safety/contacts.ts";
import { dialOf, type Plan, type PlanLine, type PlanPart, planParts } from "#rules/safety-plan.ts";
import { helpTexts } from "#texts/safety/help.ts";
import { safetyPlanTexts as says } from "#texts/safety/safety-plan.ts";
import { Call119 } from "#web/help/call-119.tsx";
import { VisuallyHidden } from "#web/ui/visually-hidden.tsx";

type Props = {
  plan: Plan;
  /** Path for editing a part. Without it the plan is read-only and empty parts are left out. */
  editPath?: (part: PlanPart) => string;
};

/** Shows the plan in the order of its steps; the emergency number always stands at the end. */
export function PlanView({ plan, editPath }: Props) {
  const shown = planParts.filter((part) => editPath || part === "services" || plan[part].length > 0);
  return (
    <>
      <ol className="grid grid-cols-1 gap-3">
        {shown.map((part) => (
          <Part key={part} part={part} lines={plan[part]} editPath={editPath?.(part)} />
        ))}
      </ol>
      <CallLast />
    </>
  );
}

type PartProps = { part: PlanPart; lines: readonly PlanLine[]; editPath: string | undefined };

function Part({ part, lines, editPath }: PartProps) {
  const { title } = says.parts[part];
  const titleId = `bagian-${part}`;
  return (
    <li
      aria-labelledby={titleId}
      className="rounded-lg border border-line bg-surface p-4 text-ink wrap-anywhere shadow-rest sm:p-5"
    >
      <div className="flex items-start gap-3">
        <span
          aria-hidden="true"
          className="mt-0.5 grid size-7 shrink-0 place-items-center rounded-full bg-tint font-bold text-on-tint text-sm tabular-nums"
        >
          {planParts.indexOf(part) + 1}
        </span>
        <h2 id={titleId} className="min-w-0 flex-1 text-wrap pt-0.5 text-base leading-snug sm:text-lg">
          {title}
        </h2>
        {editPath && (
          <Link
            to={editPath}
            className="-mt-1.5 -mr-2 inline-flex min-h-11 shrink-0 items-center gap-1.5 rounded-md px-2 font-semibold text-link text-sm hover:underline"
          >
            <PencilLine aria-hidden="true" className="size-4" />
            <span aria-hidden="true">{lines.length > 0 ? says.editShort : says.fill}</span>
            <VisuallyHidden>{says.edit(title)}</VisuallyHidden>
          </Link>
        )}
      </div>
      <div className="mt-2 sm:pl-10">
        {lines.length === 0 && part !== "services" && <p className="text-ink-soft text-sm">{says.notYet}</p>}
        {lines.length > 0 && (
          <ul className="grid grid-cols-1 gap-2">
            {lines.map((line) => (
              <Line key={`${line.text} ${line.phone}`} {...line} />
            ))}
          </ul>
        )}
        {part === "services" && <FixedServices />}
      </div>
    </li>
  );
}

const buttonShape =
  "inline-flex min-h-11 items-center gap-2 rounded-full border border-line-strong bg-surface px-4 font-semibold text-ink text-sm hover:border-strong hover:bg-tint";

function Line({ text, phone }: PlanLine) {
  if (!phone) return <li className="border-line-strong border-l-2 pl-3">{text}</li>;
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1.5 border-line-strong border-l-2 pl-3">
      <span className="min-w-0 flex-auto">{text}</span>
      <a href={dialOf(phone)} className={buttonShape}>
        <Phone aria-hidden="true" className="size-4.5" />
        <VisuallyHidden>{says.call(text)}</VisuallyHidden>
        <span>{phone}</span>
      </a>
    </li>
  );
}

/** Our fixed contacts, as on the help card; leaves out 119, which the end of the plan shows. */
export function FixedServices() {
  const contacts = helpContacts({ level: 3, categories: ["ideation"], client: [], atMs: Date.now() });
  const shown = contacts.filter(({ label }) => label !== helpTexts.call119);
  return (
    <ul aria-label={says.fixedTitle} className="mt-2 grid grid-cols-1 gap-2 sm:grid-cols-2">
      {shown.map(({ label, detail, href, kind }) => {
        const Icon = kind === "place" ? MapPin : Phone;
        return (
          <li key={label}>
            <a
              href={href}
              {...(kind === "tel" ? {} : { target: "_blank", rel: "noopener noreferrer" })}
              className="flex h-full min-h-12 items-center gap-3 rounded-md bg-sunken px-3 py-2 hover:bg-tint"
            >
              <Icon aria-hidden="true" className="size-5 text-strong" />
              <span className="min-w-0">
                <strong className="block font-bold">{label}</strong>
                <span className="block text-ink-soft text-xs">{detail}</span>
              </span>
            </a>
          </li>
        );
      })}
    </ul>
  );
}

/** The last step of every plan. */
export function CallLast() {
  return (
    <section
      aria-labelledby="bahaya"
      className="on-night mt-3 rounded-xl bg-night px-5 py-5 text-on-night sm:px-7"
    >
      <h2 id="bahaya" className="text-lg">
        {says.lastTitle}
      </h2>
      <p className="mt-1 text-on-night-soft text-sm">{says.lastText}</p>
      <Call119 />
    </section>
  );
}
