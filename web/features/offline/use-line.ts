import { useEffect, useState } from "react";

/** Browsers call a network without a way out a line too: the server itself is asked. */
async function isReached(): Promise<boolean> {
  try {
    return (await fetch("/healthz", { cache: "no-store" })).ok;
  } catch {
    return false;
  }
}

/** Whether the server can be reached: looked for at first, and whenever the browser believes that it is again. */
export function useLine(onBack: () => void): boolean {
  const [isThere, setThere] = useState(false);
  useEffect(() => {
    const away = () => setThere(false);
    const look = async () => {
      const isBack = navigator.onLine && (await isReached());
      setThere(isBack);
      return isBack;
    };
    const again = async () => {
      if (await look()) onBack();
    };
    void look();
    const heard = () => void again();
    addEventListener("online", heard);
    addEventListener("offline", away);
    return () => {
      removeEventListener("online", heard);
      removeEventListener("offline", away);
    };
  }, [onBack]);
  return isThere;
}
