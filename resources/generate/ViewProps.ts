import type { Entity } from '#schemas/kernel/entity.ts';

/** What every generated view is given. */
export interface ViewProps {
  entity: Entity;
  /** For the page of an action: its name; for that of an upload `upload:` and its name. */
  action?: string;
}
