/** A secret of a field: what the boot check refuses, and what a stored one is bound to. */
import { expect, it } from 'vitest';
import { entities } from '#schemas/index.ts';
import { checkSchemas } from '#schemas/kernel/check/schemas.ts';
import { defineEntity } from '#schemas/kernel/entity/entity.ts';
import { reference, text } from '#schemas/kernel/fields/field.ts';
import { KEPT_SECRET, secretKeys, secretProblems } from '#schemas/kernel/fields/secret.ts';
import { bodySchema, problemsOf } from '#schemas/kernel/rules/validate.ts';
import { mailServer } from '#schemas/system/mailServer.ts';

const account = (more: object = {}, list: object = { columns: ['host'] }) =>
  ({
    fields: { host: text(), token: text({ secret: { boundTo: ['host'] }, ...more }) },
    title: '{host}',
    form: [{ fields: ['host', 'token'] }],
    list,
  }) as unknown as Parameters<typeof secretProblems>[0];
const checkProblems = (one: ReturnType<typeof account>) => secretProblems(one, new Map([['accounts', one]]));

it('stands in forms alone', () => {
  expect(checkProblems(account())).toEqual([]);
  for (const where of ['columns', 'more', 'filters', 'sortable'])
    expect(checkProblems(account({}, { columns: [], [where]: ['token'] })), where).toHaveLength(1);
  expect(checkProblems(account({ search: true }))).toHaveLength(1);
  expect(checkProblems(account({ unique: true }))).toHaveLength(1);
  expect(checkProblems({ ...account(), title: '{token}' })).toHaveLength(1);
  expect(checkProblems({ ...account(), uploads: { create: { columns: ['token'] } } })).toHaveLength(1);
});

it('stands beside what it is bound to, and no other entity shows it', () => {
  expect(checkProblems(account({ secret: { boundTo: ['nowhere'] } }))).toHaveLength(1);
  const fields = { account: reference('accounts', { embed: ['token'], onDelete: 'clear' }) };
  const other = { ...account(), fields } as ReturnType<typeof account>;
  expect(secretProblems(other, new Map([['accounts', account()]]))).toHaveLength(1);
});

it('of the product are found by the boot check, and a browser knows which they are', () => {
  const listed = defineEntity({ ...mailServer, list: { columns: ['password'] } } as never);
  const all = entities.map((one) => (one.name === listed.name ? listed : one)) as never;
  expect(checkSchemas(all).join()).toContain("the secret 'password' is listed");
  expect(secretKeys(mailServer)).toEqual(['password']);
});

it('may begin with any character, and has one line', () => {
  const check = (password: string) =>
    problemsOf(bodySchema(mailServer as never, 'update', { side: 'building', today: '2026-01-01' }), {
      security: 'TLS',
      userName: 'house',
      password,
    });
  for (const good of ['=1+1', '@home', '-x', KEPT_SECRET, ' 秘密 ']) expect(check(good), good).toBeUndefined();
  expect(check('a\nb')).toMatchObject({ password: { code: 'oneLine' } });
  expect(check('x'.repeat(201))).toMatchObject({ password: { code: 'tooLong' } });
});
