type Saldo = {
  free_saldo: number;
  saldo_experts: readonly { expert_id: number; total_saldo: number }[];
};

/**
 * Returns the seconds usable with one expert: its paid time plus the shared free time, the same in browser and server.
 */
export const usableWith = (saldo: Saldo, expertId: number): number =>
  saldo.saldo_experts.find((row) => row.expert_id === expertId)?.total_saldo ?? saldo.free_saldo;
