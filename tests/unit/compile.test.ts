/** Statements that are compiled once for many calls. */
import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { compile, compiledOnce } from '#server/db/compile.ts';
import { prepared } from '#server/db/preparedSql.ts';

const statement = sql`select ${1} where a = ${'one'} and b = ${'two'}`;

describe('a statement that is compiled once', () => {
  it('is the same as if it were compiled at each call, with its values filled in', () => {
    const filled = compiledOnce(statement)((value) => (value === 'one' ? 'other' : value));
    expect(compile(filled)).toEqual(compile(sql`select ${1} where a = ${'other'} and b = ${'two'}`));
  });

  it('is prepared under the same name, if it is prepared', () => {
    const same = compiledOnce(prepared(statement))((value) => value);
    expect(compile(same).name).toMatch(/^s_[0-9a-f]{32}$/);
    expect(compile(same)).toEqual(compile(prepared(statement)));
    expect(compile(statement).name).toBeUndefined();
  });

  it('leaves the values of other calls as they are', () => {
    const once = compiledOnce(statement);
    const first = once(() => 'first');
    once(() => 'second');
    expect(compile(first).values).toEqual(['first', 'first', 'first']);
  });

  it('cannot be part of another one: its parameters are numbered already', () => {
    const whole = compiledOnce(statement)((value) => value);
    expect(() => compile(sql`explain ${whole}`)).toThrow('A compiled statement is whole');
  });
});
