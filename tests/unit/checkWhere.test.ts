/** The boot check reads every condition of a schema, and every page of an action. */
import { describe, expect, it } from 'vitest';
import { entities } from '#schemas/index.ts';
import { checkSchemas } from '#schemas/kernel/check/schemas.ts';
import { defineEntity, type Entity } from '#schemas/kernel/entity/entity.ts';
import { boolean, cases, countOf, date, dateTime, type Fields, oneOf, reference, text } from '#schemas/kernel/fields/field.ts';
import type { Where } from '#schemas/kernel/rules/where.ts';
import type { Action } from '#schemas/kernel/states/action.ts';

const define = ({ fields = {}, actions = {}, ...rest }: Partial<Record<string, object>>): Entity =>
  ({
    ...(defineEntity({
      name: 'wrong',
      area: 'parking',
      doc: '',
      title: '{name}',
      api: { path: '/wrong', verbs: { list: true, create: true } },
      scope: {},
      access: { list: 'CAR_PARK_LIST', create: 'CAR_PARK_ADD' },
      fields: {
        name: text(),
        level: oneOf(['LOW', 'HIGH']),
        open: boolean(),
        since: date(),
        until: dateTime(),
        carPark: reference('car-parks', { onDelete: 'clear' }),
        ...(fields as Fields),
      },
      parent: 'carPark',
      list: { columns: ['name'] },
      form: [{ section: 'all', fields: ['name', 'level', 'open', 'since', 'carPark'] }],
      actions: actions as Record<string, Action<'name'>>,
    }) as unknown as Entity),
    ...rest,
  }) as Entity;
const checkProblems = (parts: Partial<Record<string, object>>) => {
  const one = define(parts);
  return checkSchemas([...entities, one], [one]);
};
const go = (more: Partial<Action>): Action => ({
  call: 'PUT /{id}/go',
  permission: 'CAR_PARK_EDIT',
  notice: 'recordUpdated',
  ...more,
});

describe('a condition', () => {
  const good: Where = {
    level: ['LOW', 'HIGH'],
    open: true,
    since: { gte: '$today' },
    until: { gt: '$now' },
    carParkId: { not: null },
  };
  const places: Record<string, [text: string, (where: Where) => Partial<Record<string, object>>]> = {
    rows: ['rows', (rows) => ({ rows })],
    'allow.update': ['allow.update', (update) => ({ allow: { update } })],
    'allow.delete': ['allow.delete', (remove) => ({ allow: { delete: remove } })],
    tab: ["tab 'T'", (where) => ({ list: { columns: [], tabs: [{ code: 'T', where }] } })],
    'action.when': ["action 'go'", (when) => ({ actions: { go: go({ when }) } })],
    'action.unusual': ["what is unusual of action 'go'", (where) => ({ actions: { go: go({ unusual: { while: [where] } }) } })],
    'action.waitsFor': [
      "what action 'go' waits for",
      (where) => ({
        fields: { up: reference('wrong', { onDelete: 'clear' }) },
        related: [{ entity: 'wrong', by: 'up' }],
        actions: { go: go({ confirm: 'plain', waitsFor: { entity: 'wrong', by: 'up', while: [where] } }) },
      }),
    ],
    'field.when': ["field 'note'", (when) => ({ fields: { note: text({ when }) } })],
    'field.requiredWhen': ["field 'note'", (requiredWhen) => ({ fields: { note: text({ requiredWhen }) } })],
    'cases.when': ["case 'YES' of 'is'", (when) => ({ fields: { is: cases({ YES: 'info' }, [{ when, is: 'YES' }]) } })],
    'count.where': ["field 'same'", (where) => ({ fields: { same: countOf('wrong', { by: 'carPark', where }) } })],
    pick: ["pick of 'other'", (pick) => ({ fields: { other: reference('wrong', { onDelete: 'clear', pick }) } })],
  };
  const wrong: [where: Where, problem: string][] = [
    [{ colour: 'RED' }, "depends on 'colour', which is no field"],
    [{ carPark: 1 }, "depends on 'carPark', which is no field"],
    [{ level: ['LOW', 'MIDDLE'] }, "depends on 'level' = 'MIDDLE', which is no value of it"],
    [{ open: 'yes' }, "depends on 'open' = 'yes', which is no value of it"],
    [{ since: { after: '2027-01-01' } as never }, "compares 'since' by 'after', which is unknown"],
    [{ since: '$tomorrow' }, "compares 'since' with '$tomorrow', which is unknown there"],
    [{ since: { lt: '$now' } }, "compares 'since' with '$now' otherwise than by the order of instants"],
    [{ until: '$now' }, "compares 'until' with '$now' otherwise than by the order of instants"],
    [{ name: '$record.colour' }, "compares 'name' with '$record.colour', which is unknown there"],
  ];
  it.each(Object.entries(places))('in %s names only what the records have', (_, [text, put]) => {
    expect(checkProblems(put(good))).toEqual([]);
    for (const [where, problem] of wrong) expect(checkProblems(put(where))).toEqual([`wrong: ${text} ${problem}`]);
  });

  it('in a tab of another entity, and in what a tab opens, is about that entity', () => {
    const tab = (where: Where) => ({ list: { columns: [], tabs: [{ code: 'T', of: 'car-parks', where }] } });
    expect(checkProblems(tab({ active: true }))).toEqual([]);
    expect(checkProblems(tab({ level: 'LOW' }))).toEqual(["wrong: tab 'T' depends on 'level', which is no field of car-parks"]);
    const opens = (where: Where) => ({
      fields: { up: reference('wrong', { onDelete: 'clear' }) },
      list: { columns: [], tabs: [{ code: 'T', opens: { entity: 'wrong', by: 'up', where } }] },
    });
    expect(checkProblems(opens({ level: 'LOW' }))).toEqual([]);
    expect(checkProblems(opens({ level: 'NONE' }))).toEqual([
      "wrong: what tab 'T' opens depends on 'level' = 'NONE', which is no value of it",
    ]);
  });

  it('compares with the form’s own values only where there is a form', () => {
    const pick = { name: '$record.name', officeCentreId: ['$record.carParkId?', '$session.userId'] };
    const own = (where: Where) => ({ fields: { other: reference('car-parks', { onDelete: 'clear', pick: where }) } });
    expect(checkProblems(own(pick))).toEqual([]);
    expect(checkProblems({ actions: { go: go({ when: { name: '$session.fullName' } }) } })).toEqual([
      "wrong: action 'go' compares 'name' with '$session.fullName', which is unknown there",
    ]);
  });
});

describe('the page of an action', () => {
  it('has a path of its own', () => {
    const page = '/parking/carparks/:id';
    const pages = (one: string, other: string) => ({
      actions: { go: go({ page: one }), stay: go({ call: 'PUT /{id}/stay', page: other }) },
    });
    expect(checkProblems(pages('/wrong/:id/go', '/wrong/:id/stay'))).toEqual([]);
    expect(checkProblems(pages('/wrong/:id/go', '/wrong/:key/go'))).toEqual([
      'wrong: the page /wrong/:key/go is also one of wrong',
    ]);
    expect(checkProblems(pages(page, '/wrong/:id/stay'))).toEqual([`wrong: the page ${page} is also one of car-parks`]);
  });

  it('cannot be mistaken for a list, a form or a record', () => {
    expect(checkProblems({ actions: { edit: go({ page: '/wrong/:id/go' }) } })).toEqual([
      "wrong: the page of action 'edit' has the name of another kind of page",
    ]);
  });
});
