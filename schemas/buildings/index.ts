import type { Entity } from '../kernel/entity.ts';
import { officeCentre } from './officeCentre.ts';

/** The entities of this area, in menu order. */
export const entities = [officeCentre] as unknown as readonly Entity[];
