import type { Reach } from './reach.ts';

/** A row belongs to the building, whoever of its people writes it; that they may follows from its being their own. */
export const ofBuilding = (reach: Reach): Reach => ({
  ...reach,
  tenantId: null,
  session: { ...reach.session, side: 'building' },
});
