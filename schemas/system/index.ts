import type { Entity } from '../kernel/entity.ts';
import { mail } from './mail.ts';

/** The entities of this area, in menu order. */
export const entities = [mail] as unknown as readonly Entity[];
