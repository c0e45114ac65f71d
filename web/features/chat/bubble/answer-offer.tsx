import type { AnswerRow } from "#web/features/chat/log/rows.ts";
import type { AnswerTools } from "./answer-tools.ts";
import { ProductCard } from "./product-card.tsx";
import { StarRating } from "./star-rating.tsx";

/** What an answer offers by its flags (B-201): product cards and the star rating of the conversation. */
export function AnswerOffer({ row, tools }: { row: AnswerRow; tools: AnswerTools }) {
  const { username, code, star, cartPath } = tools;
  return (
    <>
      {row.products.map((product) => (
        <ProductCard key={product.id} product={product} username={username} cartPath={cartPath} />
      ))}
      {row.hasRating && <StarRating username={username} code={code} star={star} />}
    </>
  );
}
