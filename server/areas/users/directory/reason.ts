/** Why something that a directory has sent was refused, or not done whole. */
export type Reason = 'LAST_ADMIN' | 'WORKS_ELSEWHERE' | 'INVITED_OFTEN' | 'ABOVE' | 'ADDRESS_KEPT' | 'OFF_HERE' | 'NOT_ALLOWED';
