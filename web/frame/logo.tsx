import { uploadUrl } from "#rules/picture-file.ts";
import { classes } from "#web/ui/classes.ts";
import type { Client } from "./client.ts";

/** The partner's logo (B-052). On dark backgrounds it gets a light plate in the brand's hue, because a partner may upload any colours. */
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
        ground === "night" ? "night-plate px-[min(0.875rem,14px)] py-[min(0.5rem,8px)]" : "logo-plate",
        className,
      )}
    >
      <img
        src={uploadUrl(client.logo)}
        alt={client.name}
        className="block h-[min(2rem,40px)] min-w-[min(4.5rem,72px,100%)] max-w-[min(11rem,100%)] object-contain object-left"
      />
    </span>
  );
}
