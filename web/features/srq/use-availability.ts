import { useEffect, useState } from "react";
import { ApiError } from "#web/api/api.ts";
import { type Availability, askAvailability } from "./availability.ts";

/** Asks again when the window regains focus, because the member may have sent a screening in another one. */
export function useAvailability(username: string, first: Availability): Availability {
  const [fresh, setFresh] = useState<{ of: Availability; known: Availability }>();
  useEffect(() => {
    const ask = () => {
      askAvailability(username)
        .then((known) => known && setFresh({ of: first, known }))
        .catch((error) => {
          // The last known state stays.
          if (!(error instanceof ApiError)) throw error;
        });
    };
    addEventListener("focus", ask);
    return () => removeEventListener("focus", ask);
  }, [username, first]);
  return fresh?.of === first ? fresh.known : first;
}
