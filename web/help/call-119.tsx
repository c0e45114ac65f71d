import { Phone } from "lucide-react";
import { helpTexts } from "#texts/safety/help.ts";

/** A large button that calls the ambulance with one press, for dark panels. */
export function Call119() {
  return (
    <a
      href="tel:119"
      className="mt-4 flex min-h-16 items-center justify-center gap-3 rounded-lg bg-on-night px-4 py-2 font-bold text-[#16224b] text-xl hover:bg-on-night-soft"
    >
      <Phone aria-hidden="true" className="size-6" />
      {helpTexts.call119}
    </a>
  );
}
