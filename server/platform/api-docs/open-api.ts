import { z } from "zod";
import { type Call, type CallName, calls } from "#contract/calls.ts";
import { errors } from "#contract/errors.ts";
import { refusalsOf, schemas } from "#contract/schemas.ts";
import type { CallSchema } from "#contract/shape.ts";

const jsonSchema = (schema: z.ZodType, io: "input" | "output") => {
  const { $schema: _, ...body } = z.toJSONSchema(schema, {
    io,
    unrepresentable: "any",
    target: "openapi-3.0",
  });
  return body;
};

/** Parameters of a path or a query, one per field. */
function parameters(schema: z.ZodObject | undefined, place: "path" | "query") {
  return Object.entries(schema?.shape ?? {}).map(([name, field]) => ({
    name,
    in: place,
    required: place === "path" || !z.safeParse(field, undefined).success,
    schema: jsonSchema(field as z.ZodType, "input"),
  }));
}

/** Refusals by status, each with the codes that it may carry. */
function refusals(name: CallName) {
  const byStatus = new Map<number, string[]>();
  for (const code of refusalsOf(name)) {
    const { status } = errors[code];
    byStatus.set(status, [...(byStatus.get(status) ?? []), code]);
  }
  return Object.fromEntries(
    [...byStatus].map(([status, codes]) => [
      status,
      {
        description: codes.join(", "),
        content: { "application/json": { schema: { $ref: "#/components/schemas/Refusal" } } },
      },
    ]),
  );
}

/** Successful responses of a call, by content type. */
function contentOf(schema: CallSchema) {
  const text = { schema: { type: "string" } };
  if (schema.file) {
    const types = schema.fileTypes ?? ["application/pdf", "text/plain"];
    const file = { schema: { type: "string", format: "binary" } };
    return Object.fromEntries(types.map((type) => [type, type === "application/pdf" ? file : text]));
  }
  if (schema.image) return { "image/webp": { schema: { type: "string", format: "binary" } } };
  const answer = { "application/json": { schema: jsonSchema(schema.answer, "output") } };
  return schema.streams ? { ...answer, "text/event-stream": text } : answer;
}

function operation(name: CallName) {
  const call: Call = calls[name];
  const schema: CallSchema = schemas[name];
  return {
    operationId: name,
    summary: call.id,
    security: call.auth === "bearer" ? [{ bearer: [] }] : [],
    parameters: [
      { name: "X-Client", in: "header", required: false, schema: { type: "string" } },
      ...parameters(schema.params, "path"),
      ...parameters(schema.query, "query"),
    ],
    ...(schema.body
      ? {
          requestBody: {
            content: {
              [schema.form ? "multipart/form-data" : "application/json"]: {
                schema: jsonSchema(schema.body, "input"),
              },
            },
          },
        }
      : {}),
    responses: {
      [schema.status ?? 200]: {
        description: "success",
        content: contentOf(schema),
      },
      ...refusals(name),
    },
  };
}

/** Builds the OpenAPI document of every call from the call table and its schemas. */
export function openApiDocument() {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const name of Object.keys(calls) as CallName[]) {
    const call: Call = calls[name];
    const path = call.path.replace(/:(\w+)/g, "{$1}");
    paths[path] = { ...paths[path], [call.method.toLowerCase()]: operation(name) };
  }
  const Refusal = {
    type: "object",
    required: ["status", "code", "message"],
    properties: {
      status: { type: "string", enum: ["error", "failed"] },
      code: { type: "string", enum: Object.keys(errors) },
      message: { type: "string" },
      error: { type: "object", additionalProperties: { type: "array", items: { type: "string" } } },
    },
  };
  return {
    openapi: "3.0.3",
    info: { title: "Alma", version: "1" },
    paths,
    components: { schemas: { Refusal }, securitySchemes: { bearer: { type: "http", scheme: "bearer" } } },
  };
}
