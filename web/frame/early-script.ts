/**
 * Part of the boot script: asks for what a page will read while its scripts are still coming, which on a slow
 * connection takes longer than the answers. The page's own call takes the answer over (api/early.ts). Only the server
 * calls it, so the browser's bundle leaves it out.
 */
export function earlyScript(username: string, addresses: readonly string[]): string {
  if (addresses.length === 0) return "";
  const [name, asked] = [username, addresses].map((value) =>
    JSON.stringify(value).replaceAll("<", "\\u003c"),
  );
  return `;try{(function(n,t){if(t){var e=window.early={token:t,answers:{}};${asked}.forEach(function(a){(e.answers[a]=fetch(a,{headers:{"x-client":n,authorization:"Bearer "+t}})).catch(function(){})})}})(${name},localStorage[${name}+"_token"]||localStorage.token)}catch(e){}`;
}
