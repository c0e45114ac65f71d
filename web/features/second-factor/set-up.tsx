import { useEffect, useRef } from "react";
import type { Answer } from "#contract/schemas.ts";
import { readCode } from "#rules/second-factor.ts";
import { factorTexts as says } from "#texts/second-factor.ts";
import { api } from "#web/api/browser-api.ts";
import { textOf, useForm } from "#web/api/use-form.ts";
import { Button, buttonClass } from "#web/ui/button.tsx";
import { TextField } from "#web/ui/field.tsx";
import { Notice } from "#web/ui/notice.tsx";
import { copyText } from "./copy-text.ts";
import { useConfirmed } from "./use-confirmed.tsx";

export type Shown = Answer<"setUpFactor">["data"];

/** Shows the secret in three forms and asks for a first code, which turns the factor on. */
export function SetUp(props: {
  username: string;
  shown: Shown;
  onTurnedOn: (codes: readonly string[]) => void;
  onClose: () => void;
}) {
  const { username, shown } = props;
  const { run, isBusy, problem, dialog } = useConfirmed();
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  const { errors, formProps } = useForm({
    check: (values) =>
      readCode(textOf(values, "code"))?.kind === "app" ? {} : { code: [says.firstCodeInvalid] },
    send: (values) =>
      run(async () => {
        const body = { code: textOf(values, "code") };
        props.onTurnedOn((await api(username, "turnOnFactor", { body })).data.recovery_codes);
      }),
  });
  return (
    <div className="grid grid-cols-1 gap-5 wrap-anywhere">
      <div>
        <h3 ref={title} tabIndex={-1} className="text-lg outline-none">
          {says.setUpTitle}
        </h3>
        <p className="mt-1 text-sm text-ink-soft">{says.scan}</p>
      </div>
      <QrCode {...shown.qr} />
      <div className="grid gap-3">
        <p className="text-sm text-ink-soft">{says.sameDevice}</p>
        <p className="text-sm">
          <span className="font-semibold">{says.secretLabel} </span>
          <code className="text-base" data-secret="">
            {(shown.secret.match(/.{1,4}/g) ?? []).join(" ")}
          </code>
        </p>
        <div className="flex flex-wrap gap-2.5">
          <a href={shown.address} className={buttonClass("secondary")}>
            {says.open}
          </a>
          <Button look="secondary" onClick={() => void copyText(shown.secret)}>
            {says.copySecret}
          </Button>
        </div>
      </div>
      <form {...formProps} className="grid gap-4">
        <TextField
          label={says.firstCode}
          name="code"
          inputMode="numeric"
          autoComplete="one-time-code"
          errors={errors.code}
        />
        {problem && <Notice tone="error">{problem}</Notice>}
        <div className="flex flex-col-reverse gap-2.5 md:flex-row">
          <Button look="secondary" onClick={props.onClose}>
            {says.cancel}
          </Button>
          <Button type="submit" busy={isBusy}>
            {says.confirmOn}
          </Button>
        </div>
      </form>
      {dialog}
    </div>
  );
}

/** Dark on white in every theme, because not every camera reads it the other way round. */
function QrCode({ size, path }: Shown["qr"]) {
  return (
    <svg
      role="img"
      aria-label={says.qrLabel}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className="w-56 max-w-full rounded-md border border-line"
    >
      <path fill="#fff" d={`M0 0h${size}v${size}H0z`} />
      <path fill="#000" d={path} />
    </svg>
  );
}
