import type { Entity } from '../kernel/entity.ts';
import { company } from './company.ts';
import { tenant } from './tenant.ts';
import { unit } from './unit.ts';

/** The entities of this area, in menu order. */
export const entities = [tenant, unit, company] as unknown as readonly Entity[];
