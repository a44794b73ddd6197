/**
 * What a session may see of an entity: its list, the tabs of the list, a record in the answer to a write. `scopeOf` decides
 * which rows it sees, `canRead` which fields; everything that returns or announces rows checks here.
 */

import type { Entity } from '#schemas/kernel/entity/entity.ts';
import type { Tab } from '#schemas/kernel/lists/list.ts';
import { can } from '#schemas/kernel/rights/access.ts';
import { canRead } from '#schemas/kernel/rights/readable.ts';
import type { Session } from '#schemas/kernel/rights/session.ts';
import { fieldByKey, type Model } from '#server/db/model.ts';
import type { RecordRow } from '../records/record.ts';

/** Whether the session may list records of the entity. An entity without a list is shown in none. */
export const mayList = (session: Session, entity: Entity): boolean =>
  entity.api.verbs.list !== undefined && can(session, entity, 'list');

/** Whether the session may read all of these fields (by wire key). Otherwise the number of rows would reveal their values. */
export const mayRead = (session: Session, entity: Entity, keys: readonly string[]): boolean =>
  keys.every((key) => {
    const field = fieldByKey(entity, key)?.field;
    return !field || canRead(session, field);
  });

/** Every field on which the rows of a tab depend, by wire key. */
export const keysOfTab = ({ where = {}, tabs }: Tab): string[] => [...Object.keys(where), ...(tabs ?? []).flatMap(keysOfTab)];

/** The tabs whose rows the session may see and count; a tab of another entity requires access to that entity's list. */
export const visibleTabs = (model: Model, session: Session, entity: Entity, tabs: readonly Tab[]): Tab[] =>
  tabs.filter((tab) => {
    const listed = tab.of ? model.entity(tab.of) : entity;
    return (!tab.of || mayList(session, listed)) && mayRead(session, listed, keysOfTab(tab));
  });

/** Whether the session may see single records, on their page or in the list. */
export const maySee = (session: Session, entity: Entity): boolean => can(session, entity, 'get') || can(session, entity, 'list');

const KEYS = ['id', 'uuid', 'version'];

/** A record in the answer to a write: complete for sessions that may see records of the entity, else its keys alone. */
export const recordFor = <T extends RecordRow>(session: Session, entity: Entity, record: T): T =>
  maySee(session, entity) ? record : (Object.fromEntries(Object.entries(record).filter(([key]) => KEYS.includes(key))) as T);
