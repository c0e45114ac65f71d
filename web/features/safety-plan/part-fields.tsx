import { Plus, X } from "lucide-react";
import { type KeyboardEvent, useEffect, useId, useRef } from "react";
import {
  hasPhones,
  type PlanLine,
  type PlanPart,
  planLineMax,
  planLinesMax,
  planParts,
} from "#rules/safety-plan.ts";
import { cutTo, lengthOf } from "#rules/text-length.ts";
import { safetyPlanTexts as says } from "#texts/safety/safety-plan.ts";
import { Button, IconButton } from "#web/ui/button.tsx";
import { classes } from "#web/ui/classes.ts";
import { inputClass } from "#web/ui/field.tsx";
import { blankLine } from "./draft.ts";
import { FixedServices } from "./plan-view.tsx";

type Props = {
  part: PlanPart;
  lines: readonly PlanLine[];
  /** Error messages by the server's field names. */
  fields: Record<string, string[]>;
  isReadOnly: boolean;
  onWrite: (lines: PlanLine[]) => void;
};

/** Editor for one part: one line at a time, and Enter starts the next one. */
export function PartFields({ part, lines, fields, isReadOnly, onWrite }: Props) {
  const { title, hint, example } = says.parts[part];
  const list = useRef<HTMLUListElement>(null);
  /** Index of the line that gets the focus once it is rendered. */
  const next = useRef<number>(undefined);
  const shown = lines.length > 0 ? lines : [blankLine(part)];
  const isFull = shown.length >= planLinesMax;
  const tooMany = fields[`parts.${part}`];
  useEffect(() => {
    if (next.current === undefined) return;
    list.current?.querySelectorAll("textarea")[next.current]?.focus();
    next.current = undefined;
  });

  const change = (n: number, line: PlanLine) => onWrite(shown.map((one, m) => (m === n ? line : one)));
  function add(at: number): void {
    if (isFull || isReadOnly) return;
    next.current = at;
    onWrite([...shown.slice(0, at), blankLine(part), ...shown.slice(at)]);
  }
  function remove(n: number): void {
    next.current = Math.max(0, n - 1);
    onWrite(shown.filter((_, m) => m !== n));
  }

  return (
    <fieldset
      data-plan-part={part}
      className="min-w-0 rounded-lg border border-line bg-surface p-4 text-ink shadow-rest sm:p-5"
    >
      <legend className="float-left mb-1 w-full font-bold text-lg leading-snug">
        {`${planParts.indexOf(part) + 1}. ${title}`}
      </legend>
      <p className="clear-both text-ink-soft text-sm">{hint}</p>
      <p className="mt-0.5 text-ink-soft text-sm italic">{says.example(example)}</p>
      {part === "services" && <FixedServices />}
      <ul ref={list} className="mt-3 grid grid-cols-1 gap-3">
        {shown.map((line, n) => (
          <LineFields
            // biome-ignore lint/suspicious/noArrayIndexKey: two lines may say the same
            key={n}
            {...{ part, line, n, isReadOnly }}
            textErrors={fields[`parts.${part}.${n}.text`]}
            phoneErrors={fields[`parts.${part}.${n}.phone`]}
            onChange={(changed) => change(n, changed)}
            onEnter={() => add(n + 1)}
            onRemove={shown.length > 1 || line.text || line.phone ? () => remove(n) : undefined}
          />
        ))}
      </ul>
      {tooMany && <p className="mt-2 font-medium text-danger-text text-xs">{tooMany.join("\n")}</p>}
      {!isFull && (
        <Button
          look="quiet"
          className="mt-2 -ml-3 px-3"
          disabled={isReadOnly}
          onClick={() => add(shown.length)}
        >
          <Plus aria-hidden="true" className="size-4.5" />
          {says.addLine}
        </Button>
      )}
    </fieldset>
  );
}

type LineProps = {
  part: PlanPart;
  line: PlanLine;
  n: number;
  isReadOnly: boolean;
  textErrors: readonly string[] | undefined;
  phoneErrors: readonly string[] | undefined;
  onChange: (line: PlanLine) => void;
  onEnter: () => void;
  onRemove: (() => void) | undefined;
};

function LineFields(props: LineProps) {
  const { part, line, n, isReadOnly, textErrors, phoneErrors, onChange, onEnter, onRemove } = props;
  const id = useId();
  const isNamed = hasPhones(part);
  const isFull = lengthOf(line.text) >= planLineMax;
  const title = says.parts[part].title;

  function press(event: KeyboardEvent): void {
    if (event.key !== "Enter" || event.nativeEvent.isComposing) return;
    event.preventDefault();
    if (line.text.trim() !== "") onEnter();
  }

  return (
    <li className="flex items-start gap-1">
      <div className={classes("grid min-w-0 flex-1 grid-cols-1 gap-2", isNamed && "sm:grid-cols-2")}>
        <div>
          <textarea
            rows={1}
            aria-label={isNamed ? `${title}, ${says.nameLabel(n + 1)}` : says.lineLabel(title, n + 1)}
            placeholder={isNamed ? says.nameLabel(n + 1) : undefined}
            value={line.text}
            readOnly={isReadOnly}
            {...describedBy(`${id}-text`, textErrors)}
            onChange={({ target }) =>
              onChange({ ...line, text: cutTo(target.value.replace(/\s*\n\s*/g, " "), planLineMax) })
            }
            onKeyDown={press}
            className={classes(inputClass, "field-sizing-content scroll-mb-28 resize-none")}
          />
          <p role="status" className="mt-1 font-medium text-amber text-xs empty:hidden">
            {isFull ? says.full : undefined}
          </p>
          <Errors id={`${id}-text`} errors={textErrors} />
        </div>
        {isNamed && (
          <div>
            <input
              type="tel"
              inputMode="tel"
              autoComplete="off"
              aria-label={`${says.nameLabel(n + 1)}: ${says.phoneLabel}`}
              placeholder={says.phoneLabel}
              value={line.phone ?? ""}
              maxLength={30}
              readOnly={isReadOnly}
              {...describedBy(`${id}-phone`, phoneErrors)}
              onChange={({ target }) => onChange({ ...line, phone: target.value })}
              onKeyDown={press}
              className={classes(inputClass, "scroll-mb-28")}
            />
            <Errors id={`${id}-phone`} errors={phoneErrors} />
          </div>
        )}
      </div>
      {onRemove && !isReadOnly && (
        <IconButton label={says.removeLine(n + 1)} onClick={onRemove} className="mt-1 -mr-2 text-ink-soft">
          <X aria-hidden="true" className="size-5" />
        </IconButton>
      )}
    </li>
  );
}

const describedBy = (id: string, errors: readonly string[] | undefined) =>
  errors ? { "aria-describedby": id, "aria-invalid": true as const } : {};

function Errors({ id, errors }: { id: string; errors: readonly string[] | undefined }) {
  if (!errors) return null;
  return (
    <p id={id} className="mt-1 font-medium text-danger-text text-xs">
      {errors.join("\n")}
    </p>
  );
}
