import type { RouterContextProvider } from "react-router";
import { serverApi } from "#web/api/server-api.ts";
import { pageContext } from "#web/page-context.ts";

export type Landing = Awaited<ReturnType<typeof loadLanding>>;

/**
 * Loads the landing page's data: partners and reviews, prices (C-56), experts and services (C-39, C-37). A part
 * that cannot be read is logged and left out, and that page is not cached for other visitors.
 */
export async function loadLanding(context: Readonly<RouterContextProvider>, username: string) {
  const orElse = async <T>(answer: Promise<T>): Promise<T | undefined> => {
    try {
      return await answer;
    } catch (error) {
      const { shared, warn } = context.get(pageContext);
      shared.isPartial = true;
      warn({ err: error, username }, "a part of the landing could not be read");
      return undefined;
    }
  };
  const [landing, packages, experts, services] = await Promise.all([
    orElse(serverApi(context, "getLanding", { params: { username } })),
    orElse(serverApi(context, "listPackages", {}, username)),
    orElse(serverApi(context, "listExperts", { query: { page: 1, per_page: 4 } }, username)),
    orElse(serverApi(context, "listServices", { query: { page: 1, per_page: 100 } }, username)),
  ]);
  return {
    ...(landing?.data ?? { partners: [], reviews: [] }),
    packages: (packages ?? []).map(({ id, name, price, time, description, detail_expert }) => ({
      id,
      name,
      price,
      description,
      minutes: time,
      field: detail_expert.layanan,
    })),
    experts: (experts?.data ?? []).map(({ id, name, layanan, avatar }) => ({ id, name, layanan, avatar })),
    services: services?.data.map(({ name }) => name),
  };
}
