/** Statements that are compiled once for many calls. */
import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { compile, compiledOnce, filled, flattened, prepared, Slot } from '#server/db/statement.ts';

const statement = sql`select ${1} where a = ${'one'} and b = ${'two'}`;

describe('a statement that is compiled once', () => {
  it('is the same as if it were compiled at each call, with its values filled in', () => {
    const other = compiledOnce(statement)((value) => (value === 'one' ? 'other' : value));
    expect(compile(other)).toEqual(compile(sql`select ${1} where a = ${'other'} and b = ${'two'}`));
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
    for (const one of [whole, prepared(statement)])
      expect(() => compile(sql`explain ${one}`)).toThrow('A compiled statement is whole');
  });
});

describe('a slot', () => {
  const name = new Slot('name');
  const asked = sql`select ${1} where a = ${name}`;
  it('is filled in by each call, whether the statement is compiled or a part of others', () => {
    const expected = compile(sql`select ${1} where a = ${'mine'}`);
    const fill = (value: unknown) => (value === name ? 'mine' : value);
    expect(compile(compiledOnce(asked)(fill))).toEqual(expected);
    expect(compile(filled(flattened(asked), fill))).toEqual(expected);
  });
  it('is refused by drivers where nothing was put in', () => {
    expect(() => JSON.stringify(compile(asked).values)).toThrow("nothing was put in for 'name'");
  });
});
