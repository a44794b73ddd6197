/** The contractor's proofs must be valid on the first day of the work: one function for the page and the server. It imports nothing. */
interface Proofs {
  insuranceExpiryDate?: string | null;
  trainingExpiryDate?: string | null;
}
export interface ProofProblem {
  field: keyof Proofs;
  code: 'insuranceExpired' | 'trainingExpired';
}

/** The day from which on they are needed: that of the start, or today for work that should have started. */
export const neededFrom = (today: string, startDay?: string | null): string => (startDay && startDay > today ? startDay : today);

/** All days are `YYYY-MM-DD` in the building. */
export const proofProblems = (
  { insuranceExpiryDate: insurance, trainingExpiryDate: training }: Proofs,
  needed: string,
): ProofProblem[] => [
  ...(insurance && insurance < needed ? [{ field: 'insuranceExpiryDate', code: 'insuranceExpired' } as const] : []),
  ...(training && training < needed ? [{ field: 'trainingExpiryDate', code: 'trainingExpired' } as const] : []),
];
