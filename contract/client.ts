import { z } from "zod";
import { call, done, slug, success } from "./shape.ts";

const colour = z.string();

/** CSS variables of one theme, ready to be set on the root element. */
const tokens = z.record(z.string(), z.string());

/** C-01 (E-01): the tenant's configuration. `brand` holds the derived colours of both themes (ours). */
export const getClient = call({
  params: z.object({ username: slug() }),
  answer: success(
    z.object({
      id: z.int(),
      name: z.string(),
      username: z.string(),
      theme_color: colour.nullable(),
      battery_color: colour.nullable(),
      primary_color: colour,
      logo: z.string(),
      expert_id: z.int(),
      expert_type: z.string().nullable(),
      feature: z.array(z.object({ name: z.string(), active: z.boolean() })),
      menu: z.array(z.object({ name: z.string(), title: z.string(), icon: z.string(), url: z.string() })),
      brand: z.object({ light: tokens, dark: tokens }),
      /** How people reach the client. An address that ends with `.invalid` reaches nobody; the page may be missing. */
      contact: z.object({ email: z.string(), url: z.string().nullable() }),
      /** Whether search engines may list its public pages. */
      listed: z.boolean(),
      /** Whether free time that was used up can be refilled (C-32); otherwise members buy time. */
      has_refills: z.boolean(),
      free_seconds: z.int(),
      free_period: z.enum(["day", "once"]),
      /** The meter does not pause because a member is inactive. */
      strict_clock: z.boolean(),
      ai_provider: z.string().nullable(),
      /** Google sign-in is offered where this is set. */
      google_client_id: z.string().nullable(),
      /** Analytics vendors that public pages load after a visitor has agreed (B-103). */
      analytics: z.object({ measurement_id: z.string().nullable(), container_id: z.string().nullable() }),
    }),
  ),
  errors: ["client_not_found", "not_found"],
});

/** partners and reviews for the client's landing page. */
export const getLanding = call({
  params: z.object({ username: slug() }),
  answer: success(
    z.object({
      partners: z.array(z.object({ name: z.string(), logo: z.string() })),
      reviews: z.array(z.object({ text: z.string(), from: z.string() })),
    }),
  ),
  errors: ["client_not_found", "not_found"],
});

/** the AlmaConnect leaflet as PDF, in the client's name and colours. */
export const getConnectPdf = call({
  params: z.object({ username: slug() }),
  answer: done,
  errors: ["client_not_found", "not_found"],
  file: true,
  fileTypes: ["application/pdf"],
  shared: true,
});
