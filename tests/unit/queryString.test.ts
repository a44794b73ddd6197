import { describe, expect, it } from 'vitest';
import { parse, stringify } from '../../config/queryString.ts';

describe('the query string of react-admin', () => {
  const values = { sort: 'name', filter: '{"q":"a&b c+d=é"}', ids: [3, 1], page: 2, none: undefined, empty: '' };

  it('is written in the order of the alphabet, encoded, lists as repeated keys, without what is undefined', () => {
    expect(stringify(values)).toBe('empty=&filter=%7B%22q%22%3A%22a%26b%20c%2Bd%3D%C3%A9%22%7D&ids=3&ids=1&page=2&sort=name');
    expect(stringify({ all: null })).toBe('all');
  });

  it('is read back as it was written, and reads a plus as a space', () => {
    expect({ ...parse(`?${stringify(values)}`) }).toEqual({
      sort: 'name',
      filter: values.filter,
      ids: ['3', '1'],
      page: '2',
      empty: '',
    });
    expect(parse('q=a+b').q).toBe('a b');
    expect(parse('toString=1')).toEqual({ toString: '1' });
  });
});
