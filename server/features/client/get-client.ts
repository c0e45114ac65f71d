import { defaultPrimary, deriveBrand } from "#server/features/brand/brand.ts";
import type { Handler } from "#server/platform/app.ts";
import { clientBySlug } from "#server/platform/client/clients.ts";

/** C-01: returns the configuration of the client in the path, with the colours of both themes. */
export const getClient: Handler<"getClient"> = async ({ app, params }) => {
  const client = await clientBySlug(app, params.username);
  return {
    status: "success",
    data: {
      id: client.id,
      name: client.name,
      username: client.username,
      theme_color: client.themeColor,
      battery_color: client.batteryColor,
      primary_color: client.primaryColor ?? defaultPrimary,
      logo: client.logo,
      expert_id: client.expertId,
      expert_type: client.expertType,
      feature: client.features,
      menu: client.menu,
      brand: deriveBrand(client.primaryColor, client.themeColor),
      contact: { email: client.contactEmail ?? app.config.contactEmail, url: client.contactUrl },
      listed: client.listed,
      has_refills: client.funding === "pool",
      free_seconds: client.freeSeconds,
      free_period: client.freePeriod,
      strict_clock: client.strictClock,
      ai_provider: app.config.llm?.providerName ?? null,
      google_client_id: app.config.google?.clientId ?? null,
      analytics: {
        measurement_id: app.config.analytics.measurementId ?? null,
        container_id: app.config.analytics.containerId ?? null,
      },
    },
  };
};
