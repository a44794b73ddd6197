/** Where the form of a new record leads. */
import type { Entity } from '#schemas/kernel/entity/entity.ts';
import type { Session } from '#schemas/kernel/rights/session.ts';
import { listPath } from '../listPath.ts';
import { pathAfterForm } from './pathAfterForm.ts';

export interface Created {
  id: string | number;
  /** What was created may be no record but, say, an invitation: the list shows it in its own tab. */
  tab?: string;
}

/** What is no record has no number (`oneRecord.ts`). */
export const isRecord = ({ id }: Created): boolean => id !== 0;

/** The address of the list with a tab open. */
const tabPath = (list: string, tab: string): string => `${list}?filter=${encodeURIComponent(JSON.stringify({ tab }))}`;

/** The new record's page; whatever has no page is found where the person came from, such as the list on another record's page. */
export function pathAfterCreate(entity: Entity, session: Session, created: Created, from: string): string {
  const list = listPath(entity, session);
  if (created.tab && list) return tabPath(list, created.tab);
  return (isRecord(created) ? pathAfterForm(entity, session, created) : undefined) ?? from;
}
