import type { Entity } from '#schemas/kernel/entity/entity.ts';

/** Props of every generated view. */
export interface ViewProps {
  entity: Entity;
  /** On the page of an action: its name; on that of a related list or an upload: `related:` or `upload:` and its name. */
  action?: string;
}
