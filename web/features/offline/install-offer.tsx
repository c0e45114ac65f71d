import { Download } from "lucide-react";
import { useEffect, useState } from "react";
import { installTexts } from "#texts/offline.ts";
import { Button } from "#web/ui/button.tsx";

/** https://wicg.github.io/manifest-incubations/#beforeinstallpromptevent-interface */
type InstallOffer = Event & { prompt: () => Promise<unknown> };

declare global {
  interface Window {
    /** The browser's install prompt, saved by the boot script (frame/boot-script.tsx). */
    installOffer?: InstallOffer;
  }
}

/**
 * Shown only if the browser has offered installation; the prompt can be used once, so the offer disappears after it.
 */
export function InstallOffer({ name }: { name: string }) {
  const [offer, setOffer] = useState<InstallOffer>();
  useEffect(() => {
    const look = () => setOffer(window.installOffer);
    const gone = () => {
      delete window.installOffer;
      look();
    };
    look();
    addEventListener("beforeinstallprompt", look);
    addEventListener("appinstalled", gone);
    return () => {
      removeEventListener("beforeinstallprompt", look);
      removeEventListener("appinstalled", gone);
    };
  }, []);
  if (!offer) return null;

  async function install(taken: InstallOffer): Promise<void> {
    delete window.installOffer;
    await taken.prompt();
    setOffer(undefined);
  }

  return (
    <div className="mt-6 border-line border-t pt-5">
      <h3 className="text-base">{installTexts.title(name)}</h3>
      <p className="mt-1 text-sm text-ink-soft">{installTexts.body}</p>
      <Button look="secondary" className="mt-4" onClick={() => void install(offer)}>
        <Download aria-hidden="true" className="size-5" />
        {installTexts.install}
      </Button>
    </div>
  );
}
