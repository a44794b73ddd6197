/**
 * What a schema cannot say: parts of an entity's generated pages that are drawn by hand. Everything that is not named here
 * is generated; nothing generated has to be repeated to change one thing.
 */
import { type ComponentType, type LazyExoticComponent, lazy } from 'react';
import { type Needs, supportRoles } from '#schemas/kernel/access.ts';
import type { Session } from '#schemas/kernel/session.ts';
import { givableRoles, isKeptFrom, memberSides } from '#schemas/users/giving.ts';
import { withTexts } from '#src/app/texts.ts';

type Row = Readonly<Record<string, unknown>>;
export interface RecordSlot {
  record: Row;
}
type Slot = LazyExoticComponent<ComponentType<RecordSlot>>;
/** A tab of a record's page, labelled by `resources.<entity>.tabLabels.<code>`. */
export interface SlotTab {
  code: string;
  /** Who sees it. */
  needs: Needs;
  Body: Slot;
}

export interface Slots {
  /** Beside the title of a record's page, after its status. */
  aside?: Slot;
  tabs?: readonly SlotTab[];
  /** Values of a fixed list that the person may choose, by field; absent: all of them. */
  offered?: Readonly<Record<string, (session: Session, values: Row) => readonly string[]>>;
  /** Calls on a record (`update`, `delete`, an action) that the server would refuse the person, beyond their permission. */
  isKeptFrom?: (session: Session, what: string, record: Row) => boolean;
}

export const slots: Readonly<Record<string, Slots>> = {
  users: {
    aside: lazy(() => import('./users/Registration.tsx')),
    offered: { roleCode: (session, { officeCentreId }) => givableRoles(session, memberSides(session, officeCentreId)) },
    isKeptFrom,
    tabs: [
      {
        code: 'permissions',
        needs: { permission: 'USER_VIEW' },
        Body: lazy(() => withTexts('permissions', import('./users/permissions/PermissionsTab.tsx'))),
      },
      {
        code: 'support',
        needs: { permission: 'USER_MANAGE', sides: ['platform'], roles: supportRoles },
        Body: lazy(() => import('./users/support/SupportTab.tsx')),
      },
    ],
  },
};

/** The tabs of an entity's own that a session may see. */
export const slotTabs = (entity: string): readonly SlotTab[] => slots[entity]?.tabs ?? [];
