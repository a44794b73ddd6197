/** What traces say of statements: verb and table, and never anything that was written into the text. */
import { expect, it } from 'vitest';
import { statementName } from '#server/db/statementName.ts';

it.each([
  ['select id from car_parks where code = $1', 'SELECT car_parks'],
  ['insert into pgboss.job (name, data) values ($1, $2) on conflict do update set data = $2', 'INSERT pgboss.job'],
  ['update "mails" set status = $1 where id in (select id from users)', 'UPDATE mails'],
  ['delete from only mails where id = $1', 'DELETE mails'],
  ['with page as (select id from "tenants" limit $1) select * from page', 'SELECT tenants'],
  [
    'with next as (select id from a_queue for update skip locked) update pgboss.job j set state = $1 from next',
    'UPDATE pgboss.job',
  ],
  [
    'with recursive up(id) as (select id from floors), down as materialized (select 1 from up) select * from down',
    'SELECT floors',
  ],
  ['select unnest($1::int[]) from unnest($2::int[]) as x(id) join users on true for no key update', 'SELECT users'],
  [`select 'from secret_zebra' as words, $q$from zebra$q$ -- from zebra\n /* into zebra */ from users`, 'SELECT users'],
  ['select pg_notify($1, $2)', 'SELECT'],
  ['commit', 'COMMIT'],
  ['', 'SQL'],
])('%s', (text, expected) => {
  const { verb, table } = statementName(text);
  expect(table ? `${verb} ${table}` : verb).toBe(expected);
});
