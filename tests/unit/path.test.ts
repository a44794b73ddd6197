import { describe, expect, it } from 'vitest';
import { closest, fillPath, paramsOf, pathMatches, shapeOf, withBraces, withColons } from '#schemas/kernel/calls/path.ts';

describe('path patterns', () => {
  it('match segment by segment, in both notations, with or without a trailing slash', () => {
    for (const pattern of ['/a/:id/b', '/a/{id}/b']) {
      expect([pathMatches(pattern, '/a/4/b'), pathMatches(pattern, '/a/4/b/'), pathMatches(pattern, '/a/x%2Fy/b')]).toEqual([
        true,
        true,
        true,
      ]);
      expect([
        pathMatches(pattern, '/a/4'),
        pathMatches(pattern, '/a//b'),
        pathMatches(pattern, '/a/4/b/c'),
        pathMatches(pattern, '/z/a/4/b'),
      ]).toEqual([false, false, false, false]);
    }
  });
  it('are chosen like a router does: fixed segments win from the left', () => {
    const all = ['/a/:id', '/a/add', '/a/:id/edit', '/a/add/:step'].map((path) => ({ path }));
    expect(closest(all, '/a/add')?.path).toBe('/a/add');
    expect(closest(all, '/a/7')?.path).toBe('/a/:id');
    expect(closest(all, '/a/add/edit')?.path).toBe('/a/add/:step');
    expect(closest(all, '/b')).toBeUndefined();
  });
  it('are filled in, and throw when a value is missing', () => {
    expect(fillPath('/a/:id/{b}', { id: 0, b: 'ü/' })).toBe('/a/0/%C3%BC%2F');
    expect(() => fillPath('/a/:id', { id: null })).toThrow("'/a/:id' needs a value for id");
  });
  it('are compared by shape, and converted for router and OpenAPI', () => {
    expect([shapeOf('/a/:id'), shapeOf('/a/{key}')]).toEqual(['/a/:', '/a/:']);
    expect([withColons('/a/{id}'), withBraces('/a/:id')]).toEqual(['/a/:id', '/a/{id}']);
    expect(paramsOf('/a/:id/{other}')).toEqual(['id', 'other']);
  });
});
