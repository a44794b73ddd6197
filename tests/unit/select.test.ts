/** Pieces of statements: what is embedded of a referenced record, and the present moment in a condition. */
import { describe, expect, it } from 'vitest';
import { entities } from '#schemas/index.ts';
import { defineEntity, type Entity } from '#schemas/kernel/entity/entity.ts';
import { integer, reference, text } from '#schemas/kernel/fields/field.ts';
import type { Session } from '#schemas/kernel/rights/session.ts';
import { makeModel } from '#server/db/model.ts';
import { compile } from '#server/db/statement.ts';
import { reachOf } from '#server/engine/reach/reach.ts';
import { selectRecords, tableAs } from '#server/engine/records/select.ts';
import { compileWhere } from '#server/engine/records/where.ts';
import { sessionOf } from '#tests/unit/session.ts';

const facts = { area: 'parking', doc: '', title: '{name}', scope: {}, access: { list: 'CAR_PARK_LIST' } } as const;
const tool = defineEntity({
  ...facts,
  name: 'tools',
  api: { path: '/tools', verbs: { list: true } },
  fields: { name: text(), price: integer({ readableBy: { permission: 'CAR_PARK_EDIT' } }) },
  list: { columns: ['name'] },
}) as unknown as Entity;
const loan = defineEntity({
  ...facts,
  name: 'loans',
  api: { path: '/loans', verbs: { list: true } },
  fields: { name: text(), tool: reference('tools', { onDelete: 'clear', embed: ['price'] }) },
  list: { columns: ['name'] },
}) as unknown as Entity;

describe('an embedded field', () => {
  const statement = (model: ReturnType<typeof makeModel>, session: Session) =>
    compile(selectRecords(model, loan, reachOf(session), tableAs(loan))).text;
  it('is left out if the reader may not see it, even after another reader got the same list', () => {
    const may = sessionOf('LANDLORD_ADMIN', 'building');
    const mayNot = { ...may, permissions: may.permissions.filter((one) => one !== 'CAR_PARK_EDIT') };
    for (const readers of [
      [may, mayNot],
      [mayNot, may],
    ]) {
      const model = makeModel([...entities, tool, loan]);
      for (const session of readers)
        expect(statement(model, session).includes(`'price'`), String(session === may)).toBe(session === may);
    }
  });
});

describe('the present moment in a condition', () => {
  const model = makeModel([...entities, tool, loan]);
  const reach = reachOf(sessionOf('LANDLORD_ADMIN', 'building'));
  it.each([{ name: '$now' }, { name: ['$now'] }, { name: { lt: '$now' } }, { name: { not: '$now' } }])(
    "is the database's at each call, in %j",
    (where) => {
      const { text, values } = compile(compileWhere(model, tool, where as never, 't', reach));
      expect(text).toContain('now()');
      expect(values).toEqual([]);
    },
  );
  it.each(['$now', '\u0000now', 'Symbol(now)'])('is no text of a record: %j', (name) => {
    const { text, values } = compile(compileWhere(model, tool, { name: '$record.name' }, 't', reach, { name }));
    expect(text).not.toContain('now()');
    expect(values).toEqual([name]);
  });
});
