import { expect, it } from 'vitest';
import { huesOf, sharesOf, widthsOf } from '#resources/tenants/stacking/plan.ts';
import type { PlanUnit } from '#schemas/tenants/stackingPlan.ts';

const unit = (id: number, tenantId: number | null, areaSquareMetres: number | null = null): PlanUnit => ({
  ...{ id, tenantId, areaSquareMetres },
  unitNo: String(id),
  tenant: tenantId === null ? null : `Company ${tenantId}`,
});

it('units are as wide as their area, equally wide where none is known, and average where one is not', () => {
  expect(widthsOf({ units: [unit(1, 1, 100), unit(2, null, 300)] })).toEqual([100, 300]);
  expect(widthsOf({ units: [unit(1, 1), unit(2, null)] })).toEqual([1, 1]);
  expect(widthsOf({ units: [unit(1, 1, 100), unit(2, 2), unit(3, null, 300)] })).toEqual([100, 200, 300]);
});
it('the legend sums what each company rents, what is free at the end, and gives neighbours different colours', () => {
  const floors = [
    { floorNo: '2', floorNoInt: 2, units: [unit(1, null, 50), unit(2, 9, 10)] },
    { floorNo: '1', floorNoInt: 1, units: [unit(3, 9, 20), unit(4, 3, 5)] },
  ];
  const shares = sharesOf(floors);
  expect(shares.map(({ tenantId, units, area }) => [tenantId, units, area])).toEqual([
    [3, 1, 5],
    [9, 2, 30],
    [null, 1, 50],
  ]);
  const hues = [...huesOf(shares).values()];
  expect(new Set(hues).size).toBe(2);
});
