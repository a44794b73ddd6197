import type { EntityView } from '#schemas/kernel/areas/page.ts';
import type { Entity } from '#schemas/kernel/entity/entity.ts';

/** Props of every generated view. */
export interface ViewProps {
  entity: Entity;
  view?: EntityView['view'];
  /** The action, the entity of a related list, or the upload that the page is for. */
  of?: string;
}
