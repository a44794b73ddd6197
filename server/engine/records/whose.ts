/** Whose a record is (`entity.whose`): the company behind its label, where it is not the building's own. */
import type { Entity } from '#schemas/kernel/entity/entity.ts';
import { isOneReference, wireKey } from '#schemas/kernel/fields/field.ts';
import { labelSql, type Model, storedColumn } from '#server/db/model.ts';
import type { Reach } from '../reach/reach.ts';

/**
 * The name of the company, as SQL; null for what is the building's own. Undefined where nothing is to be said: a company sees its own and the
 * building's alone.
 */
export function whoseSql(model: Model, entity: Entity, alias: string, { session, locale }: Reach): string | undefined {
  const field = entity.fields[entity.whose ?? ''];
  if (!isOneReference(field) || session.side === 'tenant') return undefined;
  const company = model.entity(field.to);
  const [owner, building] = [wireKey(entity.whose as string, field), entity.scope.building as string].map(
    (name) => `${alias}."${storedColumn(entity, name)}"`,
  );
  return `(select ${labelSql(company, 'w', locale)} from "${company.table}" w where w.id = ${owner} and w.id is distinct from ${building})`;
}

/** What a record is called where it is picked, or named by another one: `Board members · Meridian Shipping`. */
export function pickedLabelSql(model: Model, entity: Entity, alias: string, reach: Reach, field?: string): string {
  const label = labelSql(entity, alias, reach.locale, field);
  const whose = whoseSql(model, entity, alias, reach);
  return whose ? `${label} || coalesce(' · ' || ${whose}, '')` : label;
}
