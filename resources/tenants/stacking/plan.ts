/** What the stacking plan draws: how wide a unit is, which companies there are, and how much is free. */
import type { PlanFloor, PlanUnit } from '#schemas/tenants/stackingPlan.ts';

/** The share of each unit in its floor: by area where it is known; one without an area is as wide as the floor's average. */
export function widthsOf({ units }: Pick<PlanFloor, 'units'>): number[] {
  const known = units.flatMap(({ areaSquareMetres }) => (areaSquareMetres ? [areaSquareMetres] : []));
  const average = known.length ? known.reduce((sum, one) => sum + one, 0) / known.length : 1;
  return units.map(({ areaSquareMetres }) => areaSquareMetres || average);
}

export interface Share {
  /** Null: what is free. */
  tenantId: number | null;
  tenant: string | null;
  units: number;
  /** Of the units whose area is known. */
  area: number;
}

/** Every company with what it rents, by name, and at the end what is free. */
export function sharesOf(floors: readonly PlanFloor[]): Share[] {
  const shares = new Map<number | null, Share>();
  const add = ({ tenantId, tenant, areaSquareMetres }: PlanUnit) => {
    const share = shares.get(tenantId) ?? { tenantId, tenant, units: 0, area: 0 };
    shares.set(tenantId, { ...share, units: share.units + 1, area: share.area + (areaSquareMetres ?? 0) });
  };
  for (const { units } of floors) for (const unit of units) add(unit);
  return [...shares.values()].sort((one, other) =>
    one.tenantId === null ? 1 : other.tenantId === null ? -1 : (one.tenant ?? '').localeCompare(other.tenant ?? ''),
  );
}

/** A colour for each company, as far apart from its neighbours as can be: the golden angle. */
export const huesOf = (shares: readonly Share[]): ReadonlyMap<number, number> =>
  new Map(
    shares.flatMap(({ tenantId }, index) => (tenantId === null ? [] : [[tenantId, Math.round((index * 137.5 + 205) % 360)]])),
  );
