import { defineScreen } from '../kernel/areas/screen.ts';

/** The floors of a building from top to bottom, with who rents what, for whoever may list the units. */
export const stackingPlan = defineScreen({
  name: 'stacking-plan',
  path: '/Unit/stacking-plan',
  needs: { permission: 'UNIT_LIST' },
  icon: 'Layers',
  parent: 'units',
});

/** Active units of one floor, those of a company beside each other (`GET …/stacking-plan`). */
export interface PlanFloor {
  floorNo: string;
  floorNoInt: number;
  units: PlanUnit[];
}
export interface PlanUnit {
  id: number;
  unitNo: string;
  areaSquareMetres: number | null;
  tenantId: number | null;
  /** Null for a free unit. */
  tenant: string | null;
}
