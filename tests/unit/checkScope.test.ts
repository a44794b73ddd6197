/** What the boot check says of who sees what. */
import { describe, expect, it } from 'vitest';
import { entities, entityOf } from '#schemas/index.ts';
import { scopeProblems } from '#schemas/kernel/check/scope.ts';
import type { Entity } from '#schemas/kernel/entity/entity.ts';

const byName = new Map(entities.map((entity) => [entity.name, entity]));
const post = entityOf('marketplace-posts') as Entity;
const checkProblems = (more: Partial<Entity>) => scopeProblems({ ...post, ...more } as Entity, byName).join('\n');

describe('the check of who sees what', () => {
  it('accepts every entity of the product', () => {
    expect(entities.flatMap((entity) => scopeProblems(entity, byName))).toEqual([]);
    expect(entities.filter(({ scope }) => scope.companiesSee).map(({ name }) => name)).toContain(post.name);
  });

  it('refuses rows between companies that have no company', () => {
    expect(checkProblems({ scope: { ...post.scope, tenant: undefined } })).toContain('needs a building and a company as owners');
  });

  it('refuses members of what has none, and members where companies see nothing', () => {
    expect(checkProblems({ scope: { ...post.scope, membersSee: { in: 'applicant', when: {} } } })).toContain(
      "members of 'applicant'",
    );
    const { companiesSee: _, ...scope } = post.scope;
    expect(checkProblems({ scope })).toContain('but companies see none');
    expect(checkProblems({ scope })).toContain("readers may 'report'");
  });

  it('refuses a condition for viewers of what has none, and a list of companies without rows for them', () => {
    expect(checkProblems({ scope: { ...post.scope, viewersSee: { status: 'ACTIVE' } } })).toContain('what viewers see');
    expect(checkProblems({ pages: { tenantList: '/tenant-posts' } })).toContain('a list of their own');
  });

  it('refuses a tab beside others that says nothing of its rows', () => {
    const tabs = [{ code: 'LATE', overlaps: true }] as const;
    expect(checkProblems({ list: { ...post.list, tabs } })).toContain("tab 'LATE'");
  });
});
