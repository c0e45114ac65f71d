import { useEffect, useState } from "react";
import { ApiError } from "#web/api/api.ts";
import { type Availability, askAvailability } from "./availability.ts";

/** Asked again when the member comes back to this window: another one may have sent a screening meanwhile. */
export function useAvailability(username: string, first: Availability): Availability {
  const [fresh, setFresh] = useState<{ of: Availability; known: Availability }>();
  useEffect(() => {
    const ask = () => {
      askAvailability(username)
        .then((known) => known && setFresh({ of: first, known }))
        .catch((error) => {
          // What was known stays; without a line there is nothing to ask.
          if (!(error instanceof ApiError)) throw error;
        });
    };
    addEventListener("focus", ask);
    return () => removeEventListener("focus", ask);
  }, [username, first]);
  return fresh?.of === first ? fresh.known : first;
}
