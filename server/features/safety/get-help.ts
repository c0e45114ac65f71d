import { contactsChecked } from "#rules/safety/contacts.ts";
import type { Handler } from "#server/platform/app.ts";
import { safetyTexts } from "#texts/safety/safety.ts";
import { contactsFor } from "./safety.ts";

/** returns help contacts; needs neither sign-in nor balance. */
export const getHelp: Handler<"getHelp"> = async () => ({
  status: "success",
  data: {
    contacts: contactsFor(2, ["plan_or_imminent", "violence_victim"]),
    note: safetyTexts.fallback,
    checked: contactsChecked,
  },
});
