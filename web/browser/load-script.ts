/* Third-party scripts, loaded only where the document's policy allows them and after the visitor asked for them. */

const loading = new Map<string, Promise<void>>();

/** Returns whether this document may load a service's scripts. A page reached by navigation within the app may not. */
export const mayLoad = (service: "google" | "analytics"): boolean =>
  (document.documentElement.dataset.thirdParties ?? "").split(" ").includes(service);

/** Milliseconds until a script counts as failed. */
const patienceMs = 15_000;

/** Loads a script once; a failed one may be loaded again. */
export function loadScript(address: string): Promise<void> {
  const known = loading.get(address);
  if (known) return known;
  const begun = new Promise<void>((resolve, reject) => {
    const script = document.createElement("script");
    const fail = () => {
      clearTimeout(timer);
      script.remove();
      loading.delete(address);
      reject(new Error(`not loaded: ${address}`));
    };
    const timer = setTimeout(fail, patienceMs);
    script.async = true;
    script.dataset.thirdParty = "";
    script.onload = () => {
      clearTimeout(timer);
      resolve();
    };
    script.onerror = fail;
    script.src = address;
    document.head.append(script);
  });
  loading.set(address, begun);
  return begun;
}
