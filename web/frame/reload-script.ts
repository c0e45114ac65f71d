import { bootTexts } from "#texts/frame/boot.ts";

/** Session storage keys of the text typed before a reload, and of the time of that reload. */
const typedKey = "alma.typed";
const mendedKey = "alma.mended";

const look = "fixed inset-x-0 bottom-0 z-50 bg-night px-5 py-4 text-center text-on-night";

/**
 * Part of the boot script, for pages whose scripts fail to load because the connection broke or the build is no longer
 * served. Once the server answers, it reloads the page at most once a minute and restores the typed text, but never
 * passwords. Until then a note says so. It is a function so that the bundler drops it from the browser's code, which never calls it.
 */
export const reloadScript = () =>
  `(function(d){var busy,note;function fields(){return[].filter.call(d.querySelectorAll("form[data-live] input,form[data-live] textarea"),function(f){return f.name&&!/password|file|hidden|checkbox|radio/.test(f.type)})}function stuck(){busy=0;if(!note&&d.body){note=d.createElement("p");note.setAttribute("role","alert");note.className="${look}";note.textContent=${JSON.stringify(bootTexts.stuck)};d.body.append(note)}setTimeout(mend,5000)}function mend(){if(busy||!window.holdForm)return;busy=1;fetch(location.pathname,{cache:"no-store"}).then(function(r){var s=sessionStorage,now=Date.now();if(!r.ok||now-(s["${mendedKey}"]||0)<6e4)throw 0;s["${mendedKey}"]=now;s["${typedKey}"]=JSON.stringify([location.pathname,fields().map(function(f){return[f.name,f.value]})]);location.reload()}).catch(stuck)}addEventListener("error",function(e){e.target.type=="module"&&mend()},true);addEventListener("unhandledrejection",function(e){/modul/i.test(e.reason)&&mend()});d.addEventListener("DOMContentLoaded",function(){try{var t=JSON.parse(sessionStorage["${typedKey}"]);sessionStorage.removeItem("${typedKey}");t[0]==location.pathname&&fields().forEach(function(f){t[1].forEach(function(k){if(k[0]==f.name&&k[1]){f.value=k[1];f.dispatchEvent(new Event("input",{bubbles:true}))}})})}catch(e){}})})(document)`;
