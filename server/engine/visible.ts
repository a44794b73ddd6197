/**
 * What a session may be shown of an entity: its list, the tabs of the list, a record in the answer to a write. Which rows
 * it reaches is decided by `scopeOf`, which fields it reads by `canRead`; whatever answers or announces rows asks here.
 */
import { can } from '#schemas/kernel/access.ts';
import type { Entity, Tab } from '#schemas/kernel/entity.ts';
import { canRead } from '#schemas/kernel/readable.ts';
import type { Session } from '#schemas/kernel/session.ts';
import { fieldByKey, type Model } from '#server/db/model.ts';
import type { RecordRow } from './record.ts';

/** May the session list records of the entity? What has no list is shown in none. */
export const mayList = (session: Session, entity: Entity): boolean =>
  entity.api.verbs.list !== undefined && can(session, entity, 'list');

/** May the session read all of these fields (by wire key)? Whoever may not would learn their values from the number of rows. */
export const mayRead = (session: Session, entity: Entity, keys: readonly string[]): boolean =>
  keys.every((key) => {
    const field = fieldByKey(entity, key)?.field;
    return !field || canRead(session, field);
  });

/** Every field on which the rows of a tab depend, by wire key. */
export const keysOfTab = ({ where = {}, tabs }: Tab): string[] => [...Object.keys(where), ...(tabs ?? []).flatMap(keysOfTab)];

/** The tabs whose rows the session may see and count; a tab of another entity asks for that entity's list. */
export const visibleTabs = (model: Model, session: Session, entity: Entity, tabs: readonly Tab[]): Tab[] =>
  tabs.filter((tab) => {
    const listed = tab.of ? model.entity(tab.of) : entity;
    return (!tab.of || mayList(session, listed)) && mayRead(session, listed, keysOfTab(tab));
  });

/** May the session see single records, on their page or in the list? */
export const maySee = (session: Session, entity: Entity): boolean => can(session, entity, 'get') || can(session, entity, 'list');

const KEYS = ['id', 'uuid', 'version'];

/** A record as the answer to a write shows it: whole to whoever may see records of the entity, else its keys alone. */
export const recordFor = <T extends RecordRow>(session: Session, entity: Entity, record: T): T =>
  maySee(session, entity) ? record : (Object.fromEntries(Object.entries(record).filter(([key]) => KEYS.includes(key))) as T);
