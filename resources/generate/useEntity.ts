import { use } from 'react';
import { loadEntity } from '#dataProvider/schemas.ts';
import type { Entity } from '#schemas/kernel/entity/entity.ts';

/** The schema of that name; suspends until its area is loaded. */
export const useEntity = (name: string): Entity => use(loadEntity(name));
