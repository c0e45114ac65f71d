import { useEffect, useState } from "react";

/** `navigator.onLine` is also true on a network without internet access, so this asks the server itself. */
async function isReached(): Promise<boolean> {
  try {
    return (await fetch("/healthz", { cache: "no-store" })).ok;
  } catch {
    return false;
  }
}

/** Whether the server can be reached: checked at first, and whenever the browser reports that it is online again. */
export function useReachable(onBack: () => void): boolean {
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
