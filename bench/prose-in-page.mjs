// Runs in the page that is measured (words.ts).
import { fetchMarkdown, Prose } from "../web/features/chat/prose.ts";

/** Puts an answer down word by word at the end of the talk that is open; what each word took until it was laid out, in ms. */
export async function wordCosts({ scraps, words }) {
  await fetchMarkdown();
  const last = [...document.querySelectorAll(".prose")].at(-1);
  const scroll = document.querySelector("[data-scroll]");
  const place = last.cloneNode(false);
  last.after(place);
  const prose = new Prose();
  const costs = [];
  let text = "";
  for (let n = 0; n < words; n += 1) {
    text += scraps[n % scraps.length];
    const begin = performance.now();
    prose.draw(place, text);
    scroll.scrollTop = scroll.scrollHeight;
    place.getBoundingClientRect();
    costs.push(performance.now() - begin);
  }
  place.remove();
  return costs;
}
