import { useState } from "react";
import type { Saldo } from "#contract/balance.ts";
import { balanceTexts } from "#texts/balance/balance.ts";
import { conversationTexts } from "#texts/conversation/conversation.ts";
import { timeTexts } from "#texts/frame/time.ts";
import type { Client } from "#web/frame/client.ts";
import { usePartnerParts } from "#web/frame/default-client.ts";
import { paths } from "#web/paths.ts";
import { Button, ButtonLink } from "#web/ui/button.tsx";
import { mmss } from "#web/ui/time-text.ts";
import { ExpertPicker } from "./expert-picker.tsx";

/** What the ways to start a conversation on one page share. */
type Starting = {
  saldo: Saldo | undefined;
  /** The expert with whom a conversation is being started. */
  busyWith: number | undefined;
  isEmpty: boolean;
  isHeld: boolean;
  begin: (expertId: number) => void;
  /** Begins if there is time for this expert, and says so otherwise. */
  beginIfTime: (expertId: number) => void;
};

/** The default client starts with one press and also links to all its experts. Other clients choose an expert first. */
export function StartChat({ client, starting }: { client: Client; starting: Starting }) {
  const { username } = client;
  const { saldo, busyWith, isEmpty, isHeld, begin, beginIfTime } = starting;
  const [isChoosing, setChoosing] = useState(false);
  const isPartner = usePartnerParts(username);
  return (
    <div className={isPartner && !isEmpty && !isHeld ? "" : "w-full sm:w-auto"}>
      <div className="flex flex-wrap gap-3 sm:flex-row-reverse">
        <Button
          className="flex-1 sm:flex-none"
          disabled={isEmpty}
          busy={busyWith !== undefined && !isChoosing}
          aria-describedby={isEmpty ? "why-not" : undefined}
          onClick={() => (isPartner ? setChoosing(true) : beginIfTime(client.expert_id))}
        >
          {conversationTexts.start}
        </Button>
        {!isPartner && (
          <ButtonLink look="secondary" className="flex-1 sm:flex-none" to={paths["list-expert"](username)}>
            {conversationTexts.experts}
          </ButtonLink>
        )}
      </div>
      {isEmpty && (
        <p id="why-not" className="mt-2 text-sm text-on-page-soft">
          {whyEmpty(client)}
        </p>
      )}
      {isHeld && <p className="mt-2 text-sm text-on-page-soft">{balanceTexts.heldHint}</p>}
      {isChoosing && (
        <ExpertPicker
          username={username}
          saldo={saldo}
          isBusy={busyWith !== undefined}
          onStart={begin}
          onClose={() => setChoosing(false)}
        />
      )}
    </div>
  );
}

/** Says why there is no time left, and when there will be. */
function whyEmpty({ has_refills, free_seconds, free_period }: Client): string {
  if (has_refills) return conversationTexts.emptySaldoPool;
  return free_period === "day"
    ? conversationTexts.emptySaldoDay(timeTexts.withUnit(mmss(free_seconds)))
    : conversationTexts.emptySaldo;
}
