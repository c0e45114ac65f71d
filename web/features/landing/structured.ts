import { landingTexts } from "#texts/landing.ts";
import type { FrameData } from "#web/frame/client.ts";
import { emailOf } from "#web/frame/contact.ts";
import { paths } from "#web/paths.ts";
import type { Landing } from "./load-landing.server.ts";

/** schema.org data for search engines: the organisation, the site, and the prices as the page shows them. */
export function structuredLanding({ client, origin }: FrameData, packages: Landing["packages"]) {
  const url = origin + paths.almacare(client.username);
  const email = emailOf(client);
  const { url: site } = client.contact;
  return [
    {
      "@type": "Organization",
      name: client.name,
      url: site ?? url,
      logo: origin + paths.touchIcon(client.username),
      ...(email && {
        contactPoint: {
          "@type": "ContactPoint",
          email,
          contactType: "customer support",
          availableLanguage: "id",
        },
      }),
    },
    { "@type": "WebSite", name: client.name, url, inLanguage: "id" },
    ...packages.map(({ name, minutes, price, description }) => ({
      "@type": "Product",
      name: landingTexts.priceProduct(name, minutes),
      description,
      brand: { "@type": "Brand", name: client.name },
      offers: {
        "@type": "Offer",
        url: `${url}#harga`,
        price,
        priceCurrency: "IDR",
        availability: "https://schema.org/InStock",
      },
    })),
  ];
}
