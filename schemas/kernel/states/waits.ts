/** Pending decisions: declared by entity (`waits`), counted by the server, shown in menu and lists. */

import type { Entity } from '../entity/entity.ts';
import type { Tab } from '../lists/list.ts';
import { allTabs } from '../lists/query.ts';
import { type Needs, refusalOf } from '../rights/access.ts';
import { settingsOf } from '../rights/parties.ts';
import type { Session } from '../rights/session.ts';

/** What a session needs to take the decisions that an entity waits for; the shell knows it without the schema. */
export const waitNeeds = ({
  waits = [],
  actions,
  addOn,
  parties,
}: Pick<Entity, 'waits' | 'actions' | 'addOn' | 'parties'>): Needs[] =>
  waits.map(({ action }) => ({
    permission: actions[action]?.permission,
    sides: actions[action]?.sides,
    parties: settingsOf({ parties }, actions[action]?.by),
    addOn,
  }));

/** The tabs whose rows wait for this session. Nothing waits for somebody who can only look. */
export function waitingTabs(session: Session, entity: Entity): Tab[] {
  const needs = waitNeeds(entity);
  const mine = (entity.waits ?? []).filter((_, index) => !refusalOf(session, needs[index] as Needs)).map(({ tab }) => tab);
  return allTabs(entity).filter(({ code }) => mine.includes(code));
}

/** Is this the tab, or a part of it, whose rows wait for the session? */
export const isWaiting = (session: Session, entity: Entity, tab: string | undefined): boolean =>
  waitingTabs(session, entity).some((one) => one.code === tab || one.tabs?.some(({ code }) => code === tab));
