/**
 * Who may know what somebody has done to a record that is read beyond its owner: content, what companies show each other, what all
 * companies of a building read. A reader of a company learns there neither who made or changed it nor who took which step, and nothing
 * of what others wrote by an action that `readersMay`, such as a report. The building knows all of it.
 *
 * `defineEntity` turns this into the fields' own `readableBy`, which forms, lists, filters, sorting, search, sheets and history respect;
 * the columns that every table has, and the audit log, ask `keepsActs`.
 */

import { aboveNames } from '../entity/below.ts';
import { type Fields, isReference } from '../fields/field.ts';
import type { Side } from './catalogue.ts';
import type { Session } from './session.ts';

const knowing: readonly Side[] = ['platform', 'building'];

/** As much of an entity as is asked for here. */
interface Scoped {
  companiesSee?: object;
  viewableBy?: true;
  readers?: object;
  tenantReads?: boolean;
}
interface Declared {
  scope: Scoped;
  fields: Fields;
  api: { under?: string | readonly string[] };
  parent?: string;
}
type Acts = Readonly<Record<string, { readersMay?: true; input?: readonly string[]; stamp?: string }>>;

/** Rows that companies read without owning them. */
export const isShared = ({ companiesSee, viewableBy, readers, tenantReads }: Scoped): boolean =>
  Boolean(companiesSee || viewableBy || readers || tenantReads);

/** The actions of a shared record that those who only read it may take. */
export const readersActs = (actions: Acts): string[] => Object.keys(actions).filter((name) => actions[name]?.readersMay);

/** The fields of an entity, of which those that tell of acts are the building's to read. */
export function withKeptActs<F extends Fields>(fields: F, scope: Scoped, actions: Acts): F {
  if (!isShared(scope)) return fields;
  const written = readersActs(actions).flatMap((name) => actions[name]?.input ?? []);
  const stamps = readersActs(actions).map((name) => actions[name]?.stamp);
  const isKept = (name: string) => {
    const field = fields[name] as Fields[string];
    if (written.includes(name)) return true;
    return field.stamp !== undefined && (isReference(field) || stamps.includes(field.stamp));
  };
  return Object.fromEntries(
    Object.entries(fields).map(([name, field]) =>
      isKept(name) ? [name, { ...field, readableBy: { ...field.readableBy, sides: knowing } }] : [name, field],
    ),
  ) as F;
}

/** Whether this session reads records of the entity without learning who did what: it is shared, or stands below what is. */
export function keepsActs(entity: Declared, entityOf: (name: string) => Declared, { side }: Pick<Session, 'side'>): boolean {
  if (side !== 'tenant') return false;
  const above = entity.fields[aboveNames(entity.api.under)[0] ?? entity.parent ?? ''];
  return isShared(entity.scope) || (above !== undefined && isReference(above) && isShared(entityOf(above.to).scope));
}
