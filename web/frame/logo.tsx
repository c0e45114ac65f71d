import { uploadUrl } from "#rules/uploads.ts";
import { classes } from "#web/ui/classes.ts";
import type { Client } from "./client.ts";

/** The partner's logo (B-052). On dark backgrounds it gets a light plate, because a partner may upload any colours. */
export function Logo({
  client,
  ground = "page",
  className,
}: {
  client: Pick<Client, "logo" | "name">;
  ground?: "page" | "night";
  className?: string;
}) {
  return (
    <span
      className={classes(
        "inline-flex max-w-full items-center rounded-md",
        ground === "night" ? "night-plate px-3.5 py-2" : "logo-plate",
        className,
      )}
    >
      <img
        src={uploadUrl(client.logo)}
        alt={client.name}
        className="block h-[min(2rem,40px)] min-w-18 max-w-[min(11rem,100%)] object-contain object-left"
      />
    </span>
  );
}
