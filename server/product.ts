/** The product: every area over every schema. A test composes its own, with an artificial entity or area beside them. */
import { entities as allEntities } from '#schemas/index.ts';
import type { Entity } from '#schemas/kernel/entity.ts';
import { areas as allAreas } from './areas/index.ts';
import type { ServerArea } from './engine/area.ts';
import { refuseWrongAreas } from './engine/bootCheck.ts';
import { composeProduct, type Product } from './engine/compose.ts';

/** Throws when schemas or areas are wrong, naming every fault. */
export function makeProduct({
  entities = allEntities,
  areas = allAreas,
}: {
  entities?: readonly Entity[];
  areas?: readonly ServerArea[];
} = {}): Product {
  refuseWrongAreas();
  return composeProduct(entities, areas);
}
