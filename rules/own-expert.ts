/**
 * B-061, A-52: returns the expert that a client stands for. Expert 1 belongs to all clients, so the result is
 * undefined; `expert_type` has no influence.
 */
export const ownExpertOf = ({ expert_id }: { expert_id: number }): number | undefined =>
  expert_id > 1 ? expert_id : undefined;
