/* What the readers of orders have in common. */

export const quotation =
  "(?:[\"“]([^\"”\\n]{2,200})[\"”]|(?<![\\p{L}\\p{N}])['‘]([^'’\\n]{2,200})['’](?![\\p{L}\\p{N}]))";

/** What stands before an order and says nothing. */
export const ahead =
  "(?:(?:itu|ini|kok|eh+|lho|loh|lah|lha|aduh|duh|waduh|yah|ya|oh|tapi|tp|trus|terus|trs|dan|sama|sm|juga|maaf|tolong|coba|kak|mbak|mas|min|bang)[ ,.]+)*";

/** Where an order ends. */
export const orderEnd = "(?=\\s*(?:[.,;!?\\n\uE001]|$)|\\s+(?:dan|sama|trus|terus|trs|lalu)\\s)";

/** What is said to the guide behind an order. */
export const politely =
  "(?:[ ,]+(?:aja|saja|sj|ya|yaa|yah|dong|deh|kak|mbak|mas|min|bang|nggih|njih|inggih|mawon|please|pls|plis|tolong|makasih|lagi|semua))*";
