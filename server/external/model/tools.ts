import { z } from "zod";
import type { ModelFacts, ModelPiece } from "./model.ts";
import { parsedOf } from "./request.ts";

/** THE TOOLS that a model may call where its endpoint has tools; elsewhere marks in its text mean the same. */

export const documentTool = "simpan_naskah";

const offerSchema = z.object({ alur: z.string() });
const productSchema = z.object({ id: z.coerce.number().int().positive() });
const choicesSchema = z.object({ pilihan: z.array(z.string()).min(1) });
const documentSchema = z.object({ judul: z.string(), isi: z.string().min(1) });

/** What a call came to: something for the member, or why it was ignored. */
export type CallResult = { piece?: ModelPiece | undefined; fault?: "unknown" | "invalid" | "not_offered" };

type Read = (args: unknown, facts: ModelFacts) => CallResult;

/** Parses the arguments once; what they name must be among what this answer may offer. */
function reading<T>(schema: z.ZodType<T>, use: (args: T, facts: ModelFacts) => ModelPiece | undefined): Read {
  return (args, facts) => {
    const { success, data } = schema.safeParse(args);
    if (!success) return { fault: "invalid" };
    const piece = use(data, facts);
    return piece ? { piece } : { fault: "not_offered" };
  };
}

const text = (description: string) => ({ type: "string", description });

type Tool = { description: string; properties: Record<string, object>; read: Read };

const table: Readonly<Record<string, Tool>> = {
  [documentTool]: {
    description:
      "Menampilkan naskah yang bisa disalin, diubah, dan disimpan pengguna. Isinya langsung terbaca, jadi jangan diulang di jawaban.",
    properties: {
      judul: text("Judul pendek, misalnya Surat pengunduran diri"),
      isi: text("Naskah utuh, siap salin"),
    },
    // Its text was already shown while it arrived.
    read: (args) => (documentSchema.safeParse(args).success ? {} : { fault: "invalid" }),
  },
  beri_pilihan: {
    description:
      "Memasang dua atau tiga tombol di bawah jawaban; yang ditekan terkirim sebagai pesan pengguna.",
    properties: {
      pilihan: {
        type: "array",
        items: { type: "string" },
        minItems: 1,
        maxItems: 3,
        description: "Kata-kata pendek, seperti pengguna akan menjawab",
      },
    },
    read: reading(choicesSchema, ({ pilihan }) => ({ choices: pilihan })),
  },
  tawarkan_alur: {
    description: "Memasang satu tombol yang memulai alur panduan.",
    properties: { alur: text("Id dari daftar alur") },
    read: reading(offerSchema, ({ alur }, { flows = [] }) =>
      flows.some(({ id }) => id === alur) ? { flowId: alur } : undefined,
    ),
  },
  tawarkan_produk: {
    description: "Menampilkan satu produk yang boleh ditawarkan sekarang.",
    properties: { id: { type: "integer", description: "Id dari daftar produk" } },
    read: reading(productSchema, ({ id }, { products }) =>
      products.some((product) => product.id === id) ? { productIds: [id] } : undefined,
    ),
  },
};

/** The request parameter. It is the same for every answer, so that endpoints can cache it with the prompt. */
export const toolsToSend = Object.entries(table).map(([name, { description, properties }]) => ({
  type: "function",
  function: {
    name,
    description,
    parameters: {
      type: "object",
      properties,
      required: Object.keys(properties),
      additionalProperties: false,
    },
  },
}));

/** Reads a call as the endpoint sent it: the arguments as JSON text. */
export function readCall(name: string, args: string, facts: ModelFacts): CallResult {
  const tool = Object.hasOwn(table, name) ? table[name] : undefined;
  if (!tool) return { fault: "unknown" };
  return tool.read(parsedOf(args), facts);
}
