// Runs in the measured page (words.ts).
import { fetchMarkdown, Prose } from "../web/features/chat/markdown/prose.ts";

/**
 * Appends an answer word by word to the end of the open conversation and returns the milliseconds that each word took,
 * layout included.
 */
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
