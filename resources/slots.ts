/**
 * What a schema cannot say: parts of an entity's generated pages that are drawn by hand. Everything that is not named here
 * is generated; nothing generated has to be repeated to change one thing.
 */
import { type ComponentType, type LazyExoticComponent, lazy } from 'react';

export interface RecordSlot {
  record: Readonly<Record<string, unknown>>;
}
export interface Slots {
  /** Beside the title of a record's page, after its status. */
  aside?: LazyExoticComponent<ComponentType<RecordSlot>>;
}

export const slots: Readonly<Record<string, Slots>> = {
  users: { aside: lazy(() => import('./users/Registration.tsx')) },
};
