/** What a schema holds without anybody being able to write or find it: a new field in no form, a new status in no tab. */
import { expect, it } from 'vitest';
import { entities } from '#schemas/index.ts';
import type { Entity } from '#schemas/kernel/entity/entity.ts';
import { type EnumField, isComputed, isStored } from '#schemas/kernel/fields/field.ts';
import { allTabs } from '#schemas/kernel/lists/query.ts';

/** Entities over the same rows: what the one does not ask for, the other may. */
const overRowsOf = (entity: Entity) => [entity, ...entities.filter((one) => one !== entity && one.table === entity.table)];

/** Everything in which an entity names fields that somebody writes. */
const writes = ({ form, actions, uploads, occupant, endpoints, linked, rows, members, readings }: Entity): string =>
  JSON.stringify([
    form,
    Object.values(actions).map(({ input, remark, set, inState }) => [input, remark, Object.keys(set ?? {}), inState]),
    Object.values(endpoints ?? {}).map(({ body }) => Object.keys(body ?? {})),
    [uploads, occupant, linked, Object.keys(rows ?? {}), members, readings],
  ]);

/** Stored fields that neither the server (`system`, a stamp) nor anybody else writes, of rows that people make or change. */
function unwritten(entity: Entity): string[] {
  const alike = overRowsOf(entity);
  if (!alike.some(({ api }) => api.verbs.create || api.verbs.update)) return [];
  const written = alike.map(writes).join();
  return Object.entries(entity.fields)
    .filter(([, field]) => isStored(field) && !isComputed(field) && !field.system && field.stamp === undefined)
    .filter(([name]) => !written.includes(`"${name}"`))
    .map(
      ([name]) => `${entity.name}: nothing writes '${name}': name it in the form, an action or an upload, or make it 'system'`,
    );
}

/** Statuses that no tab of the list holds, though it has tabs and each is narrowed by the status. */
function unfound(entity: Entity): string[] {
  const name = entity.states?.field;
  const tabs = allTabs(entity).filter((tab) => !tab.tabs && !tab.of);
  if (!name || !tabs.length || overRowsOf(entity).length > 1) return [];
  const asked = tabs.map(({ where }) => where?.[name]);
  if (asked.some((one) => one === undefined || (typeof one === 'object' && !Array.isArray(one)))) return [];
  return (entity.fields[name] as EnumField).values
    .filter((value) => !asked.flat().includes(value))
    .map((value) => `${entity.name}: no tab of the list holds records in '${value}'`);
}

it('a field that people are to fill in stands where they can', () => expect(entities.flatMap(unwritten)).toEqual([]));

it('a status has a tab in which its records are found', () => expect(entities.flatMap(unfound)).toEqual([]));

it('both are found where they are forgotten', () => {
  const like = entities.find(({ name }) => name === 'season-parking-applications') as Entity;
  const status = like.fields.status as EnumField;
  const forgetful: Entity = {
    ...like,
    table: 'nobody_elses',
    fields: {
      ...like.fields,
      heightLimit: { kind: 'integer', required: true, min: 100, max: 500, default: 200 },
      status: { ...status, values: [...status.values, 'SUSPENDED'] } as EnumField,
    },
  };
  expect(unfound(forgetful)).toEqual(["season-parking-applications: no tab of the list holds records in 'SUSPENDED'"]);
  expect(unwritten(forgetful)).toEqual([
    "season-parking-applications: nothing writes 'heightLimit': name it in the form, an action or an upload, or make it 'system'",
  ]);
});
