/** The product: every area over every schema. A test composes its own, with an artificial entity or area besides them. */
import { entities as allEntities, widgets as allWidgets } from '#schemas/index.ts';
import type { Widget } from '#schemas/kernel/areas/widget.ts';
import type { Entity } from '#schemas/kernel/entity/entity.ts';
import { areas as allAreas } from './areas/index.ts';
import type { ServerArea } from './engine/areas/area.ts';
import { refuseWrongAreas } from './engine/areas/bootCheck.ts';
import { composeProduct, type Product } from './engine/areas/compose.ts';

/** Throws when schemas or areas are wrong, listing every error. */
export function makeProduct({
  entities = allEntities,
  areas = allAreas,
  widgets = allWidgets,
}: {
  entities?: readonly Entity[];
  areas?: readonly ServerArea[];
  /** The definitions of the Today page. */
  widgets?: readonly Widget[];
} = {}): Product {
  refuseWrongAreas();
  return composeProduct(entities, areas, widgets);
}
