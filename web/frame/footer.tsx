import { LifeBuoy } from "lucide-react";
import { frameTexts } from "#texts/frame/frame.ts";
import { paths } from "#web/paths.ts";
import { classes } from "#web/ui/classes.ts";
import { unknownId, useFrameData } from "./client.ts";

/** B-042: product, partner and year, and a link to the help page on every other page. */
export function Footer({ className, isHelp = false }: { className?: string; isHelp?: boolean }) {
  const { client, year } = useFrameData();
  return (
    <footer className={classes("px-5 py-6 text-center text-xs text-on-page-soft", className)}>
      {!isHelp && (
        <a
          href={paths.help(client.username)}
          className="mb-1 inline-flex min-h-11 items-center gap-2 rounded-md px-3 text-sm font-semibold text-link-on-page hover:underline"
        >
          <LifeBuoy aria-hidden="true" className="size-4.5" />
          {frameTexts.help}
        </a>
      )}
      <p>{frameTexts.honest}</p>
      <p className="mt-1">
        {client.id !== unknownId && `${frameTexts.poweredBy(client.name)} `}
        <span className="whitespace-nowrap">{frameTexts.copyright(year)}</span>
      </p>
    </footer>
  );
}
