import { useRef } from "react";
import type { SafetyNotice } from "#contract/safety.ts";
import { biographyMax, contactChoices } from "#rules/application.ts";
import { cities } from "#rules/cities.ts";
import { digitsOnly } from "#rules/registration.ts";
import { joinTexts } from "#texts/join-expert.ts";
import { Button } from "#web/ui/button.tsx";
import { ChoiceField } from "#web/ui/choice-field.tsx";
import { AlertDialog } from "#web/ui/confirm-dialog.tsx";
import { CountedArea } from "#web/ui/counted-area.tsx";
import { TextField } from "#web/ui/field.tsx";
import { Notice } from "#web/ui/notice.tsx";
import { SelectField } from "#web/ui/select-field.tsx";
import { type Field, labels, missingOf, type Service } from "./form-values.ts";
import { useJoin } from "./use-join.ts";

type Props = {
  username: string;
  /** Services that the client's experts offer (C-37); empty if they could not be read. */
  services: readonly Service[];
  onRetryServices: () => void;
  onRisk: (notice: SafetyNotice, isSent: boolean) => void;
};

const contactOptions = [joinTexts.contactYes, joinTexts.contactNo].map((label, n) => ({
  value: contactChoices[n] ?? label,
  label,
}));

/** E-40: the application form (B-274 to B-286). */
export function JoinForm({ username, services, onRetryServices, onRisk }: Props) {
  const form = useRef<HTMLFormElement>(null);
  const { values, errors, outcome, isBusy, set, send, closeOutcome } = useJoin({
    username,
    services,
    form,
    onRisk,
  });
  const missing = missingOf(values);
  const isRefused = Object.values(errors).some(Boolean);
  const text = (field: Field) => ({
    label: labels[field],
    name: field,
    value: values[field],
    required: true,
    errors: errors[field],
  });
  return (
    <form
      ref={form}
      noValidate
      method="post"
      data-live=""
      aria-label={joinTexts.title}
      className="grid grid-cols-1 gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <div className="grid grid-cols-1 gap-5 sm:grid-cols-2">
        <TextField
          {...text("name")}
          autoComplete="name"
          onChange={({ target }) => set("name", target.value)}
        />
        <TextField
          {...text("phone")}
          type="tel"
          inputMode="numeric"
          autoComplete="tel-national"
          onChange={({ target }) => set("phone", digitsOnly(target.value))}
        />
        <div className="sm:col-span-2">
          <TextField
            {...text("email")}
            type="email"
            inputMode="email"
            autoComplete="email"
            autoCapitalize="none"
            spellCheck={false}
            onChange={({ target }) => set("email", target.value)}
          />
        </div>
        <SelectField
          {...text("city")}
          options={[
            { value: "", label: joinTexts.cityChoose },
            ...cities.map((city) => ({ value: city, label: city })),
          ]}
          onChange={(city) => set("city", city)}
        />
        <SelectField
          {...text("layanan")}
          options={[
            { value: "", label: joinTexts.serviceChoose },
            ...services.map(({ id, name }) => ({ value: String(id), label: name })),
          ]}
          onChange={(id) => set("layanan", id)}
        />
        {services.length === 0 && <ServicesNotice onRetry={onRetryServices} />}
        <TextField
          {...text("birth_date")}
          type="date"
          autoComplete="bday"
          onChange={({ target }) => set("birth_date", target.value)}
        />
        <TextField
          {...text("experience")}
          inputMode="numeric"
          autoComplete="off"
          onChange={({ target }) => set("experience", digitsOnly(target.value).slice(0, 2))}
        />
      </div>
      <CountedArea
        {...text("biography")}
        hint={joinTexts.biographyHint}
        most={biographyMax}
        counter={joinTexts.counter}
        onChange={(biography) => set("biography", biography)}
      />
      <ChoiceField
        inline
        name="kontak"
        legend={<OptionalLegend />}
        options={contactOptions}
        value={values.kontak}
        onChange={(choice) => set("kontak", choice)}
      />
      <div>
        <Button type="submit" disabled={missing.length > 0} busy={isBusy} className="w-full">
          {joinTexts.submit}
        </Button>
        <p className="mt-2 text-xs text-ink-soft">{stateOf(missing, isRefused)}</p>
        <p className="mt-3 text-xs text-ink-soft">{joinTexts.privacy}</p>
      </div>
      <AlertDialog
        open={outcome !== undefined}
        title={outcome?.kind === "failure" ? joinTexts.failure : joinTexts.success}
        onClose={closeOutcome}
      >
        {outcome?.message}
      </AlertDialog>
    </form>
  );
}

function stateOf(missing: readonly Field[], isRefused: boolean): string {
  if (missing.length > 0) return joinTexts.missing(missing.map((field) => labels[field]).join(", "));
  return isRefused ? joinTexts.refused : joinTexts.ready;
}

function ServicesNotice({ onRetry }: { onRetry: () => void }) {
  return (
    <Notice
      tone="info"
      className="sm:col-span-2"
      action={
        <Button look="secondary" onClick={onRetry}>
          {joinTexts.servicesRetry}
        </Button>
      }
    >
      {joinTexts.servicesFailed}
    </Notice>
  );
}

function OptionalLegend() {
  return (
    <span className="text-sm">
      {joinTexts.contactLabel} <span className="font-normal text-ink-soft">{`(${joinTexts.optional})`}</span>
    </span>
  );
}
