/** Rows that are kept by month: what the boot check refuses, and what a migration's draft says. */
import { describe, expect, it } from 'vitest';
import { entities } from '#schemas/index.ts';
import { checkSchemas } from '#schemas/kernel/check/schemas.ts';
import { defineEntity, type Entity } from '#schemas/kernel/entity/entity.ts';
import { date, dateTime, reference } from '#schemas/kernel/fields/field.ts';
import { snapshotOf, statementsBetween } from '#server/db/snapshot.ts';

const passing = (over: Partial<Entity> = {}) =>
  ({
    ...(defineEntity({
      name: 'passings',
      area: 'parking',
      doc: 'Somebody drives past.',
      title: '#{id}',
      api: { path: '/passings', verbs: { list: true } },
      scope: {},
      access: { list: 'CAR_PARK_LIST' },
      fields: {
        passedAt: dateTime({ required: true, system: true }),
        toldAt: dateTime({ system: true }),
        day: date({ required: true, system: true }),
        before: reference('car-parks', { onDelete: 'clear', system: true }),
      },
      months: 'passedAt',
      list: { columns: ['passedAt'] },
      form: [],
    }) as unknown as Entity),
    ...over,
  }) as Entity;
const problemsOf = (over: Partial<Entity>, ...others: Entity[]) => {
  const one = passing(over);
  return checkSchemas([...entities, one, ...others], [one]).filter((text) => text.includes('months'));
};

describe('rows that are kept by month', () => {
  it('have an instant that each of them has, and never change', () => {
    expect(problemsOf({})).toEqual([]);
    for (const months of ['toldAt', 'day', 'nowhere'])
      expect(problemsOf({ months })).toEqual([`passings: months names '${months}', which is no instant that every row has`]);
    const { api } = passing();
    expect(problemsOf({ api: { ...api, verbs: { list: true, delete: true } } })).toEqual([
      'passings: has months, and calls that change its rows',
    ]);
  });

  it('are pointed to by no other table, and share theirs with none', () => {
    const pointer = { ...passing(), name: 'pointers', table: 'pointers', months: undefined } as unknown as Entity;
    const fields = { ...pointer.fields, last: reference('passings', { onDelete: 'clear', system: true }) };
    expect(problemsOf({}, { ...pointer, fields } as Entity)).toEqual(["passings: has months, and 'pointers.last' points to it"]);
    expect(problemsOf({}, { ...pointer, table: passing().table } as Entity)).toEqual([
      "passings: has months, and shares its table with 'pointers'",
    ]);
  });
});

describe('the draft of a migration', () => {
  it('divides a new table, and makes a part for what has no month', async () => {
    const drafted = await statementsBetween(await snapshotOf(entities), await snapshotOf([...entities, passing()]));
    const [table, , other] = drafted;
    expect(table).toMatch(
      /^CREATE TABLE "passings" \([\s\S]*PRIMARY KEY\("id","passed_at"\)[\s\S]*\) PARTITION BY RANGE \("passed_at"\);$/,
    );
    expect(other).toBe('CREATE TABLE months."passings_other" PARTITION OF "passings" DEFAULT;');
    expect(drafted.join()).toContain('"passings_uuid_key" ON "passings" USING btree ("uuid","passed_at")');
  });

  it('of a table that is there does not run before somebody has said how its rows move', async () => {
    const whole = await snapshotOf([...entities, passing({ months: undefined })]);
    const drafted = await statementsBetween(whole, await snapshotOf([...entities, passing()]));
    expect(drafted.join()).toContain("RAISE EXCEPTION 'Say how the rows of passings change their months, instead of this line.'");
  });
});
