/**
 * B-061, A-52: the expert that a client stands for. Expert 1 is everybody's, so it says nothing; a kind of expert
 * (`expert_type`) changes nothing either.
 */
export const ownExpertOf = ({ expert_id }: { expert_id: number }): number | undefined =>
  expert_id > 1 ? expert_id : undefined;
