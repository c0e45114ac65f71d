import { guide } from "./guide/guide.ts";
import type { Model, ModelPiece } from "./model.ts";

/** The guide in the place of the configured model: it names itself and says why it answers. */
export const standIn = (says: string, guideItself: Model = guide): Model => ({
  name: guideItself.name,
  async *stream(request, signal): AsyncGenerator<ModelPiece> {
    yield { answeredBy: guideItself.name };
    yield { text: `${says}\n\n` };
    yield* guideItself.stream(request, signal);
  },
});
