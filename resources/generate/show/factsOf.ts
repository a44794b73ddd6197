/** Where a record's page shows a field, so that it shows it once: in its title, in the strip below, or in a section. */
import type { Entity } from '#schemas/kernel/entity/entity.ts';
import { titleFields } from '#schemas/kernel/entity/record.ts';
import type { Field } from '#schemas/kernel/fields/field.ts';
import { canRead } from '#schemas/kernel/rights/readable.ts';
import type { Session } from '#schemas/kernel/rights/session.ts';
import { matches } from '#schemas/kernel/rules/where.ts';
import { isEmpty } from '../kinds/display.tsx';
import { statusField } from '../RecordStatus.tsx';
import type { Row } from '../Row.ts';

/** May the session see the field, and does it apply to this record? */
export function applies(entity: Entity, session: Session, record: Row, name: string): boolean {
  const field = entity.fields[name] as Field;
  return canRead(session, field) && matches(field.when, record, { today: session.today });
}

/** The facts of the strip that this record has. */
export const factsOf = (entity: Entity, session: Session, record: Row): string[] =>
  entity.facts.filter((name) => applies(entity, session, record, name) && !isEmpty(record[name]));

/** Whether the status is one of the facts: then it is not repeated beside the title. */
export const tellsStatus = (entity: Entity): boolean => entity.facts.includes(statusField(entity) ?? '');

/** Fields shown in the head of the page: those of the title, the status, the facts. */
export function toldAbove(entity: Entity, session: Session, record: Row): ReadonlySet<string> {
  const status = statusField(entity);
  return new Set([...titleFields(entity), ...(status ? [status] : []), ...factsOf(entity, session, record)]);
}
