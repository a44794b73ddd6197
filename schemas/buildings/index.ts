import type { Entity } from '../kernel/entity.ts';
import { centre } from './centre.ts';
import { officeCentre } from './officeCentre.ts';

/** The entities of this area, in menu order. */
export const entities = [officeCentre, centre] as unknown as readonly Entity[];
