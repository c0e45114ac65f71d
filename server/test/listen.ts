import type { Model, ModelPiece, ModelRequest, Turn } from "#server/external/model/model.ts";

/** A plain request for an answer to these turns; `more` replaces or adds fields. */
export const requestOf = (turns: Turn[], more: Partial<ModelRequest> = {}): ModelRequest => ({
  system: "Aturan.",
  turns,
  facts: { service: "Karier", memberName: "Rani", riskLevel: 0, products: [], closing: false },
  ...more,
});

/** Collects all pieces of an answer until its end, its text, and the error if it ended with one. */
export async function listen(
  model: Model,
  request: ModelRequest,
  signal = new AbortController().signal,
): Promise<{ pieces: ModelPiece[]; text: string; error: unknown }> {
  const pieces: ModelPiece[] = [];
  let error: unknown;
  try {
    for await (const piece of model.stream(request, signal)) pieces.push(piece);
  } catch (caught) {
    error = caught;
  }
  const text = pieces.map((piece) => ("text" in piece ? piece.text : "")).join("");
  return { pieces, text, error };
}
