/** Related lists whose rows open the record in an office centre: addresses, and what the boot check refuses. */
import { describe, expect, it } from 'vitest';
import { entities, entityOf } from '#schemas/index.ts';
import { checkSchemas } from '#schemas/kernel/check/schemas.ts';
import type { Entity } from '#schemas/kernel/entity/entity.ts';
import type { Related } from '#schemas/kernel/entity/pages.ts';
import { centreOf, type Opens, openedPath, pagesIn } from '#schemas/kernel/lists/opens.ts';

const holder = entityOf('global-users') as unknown as Entity;
const [related] = holder.related as [Related & { opens: Opens }];
const checkProblems = (over: Partial<Opens>) => {
  const changed = { ...holder, related: [{ ...related, opens: { ...related.opens, ...over } }] } as Entity;
  return checkSchemas(entities.map((one) => (one.name === holder.name ? changed : one))).join();
};

describe('a row that opens the record in an office centre', () => {
  it('has an address with the office centre, by id and uuid', () => {
    const centre = centreOf(related.opens, { officeCentre: { id: 5, uuid: '7f0c', label: 'Jade' } });
    expect(centre).toEqual({ id: 5, uuid: '7f0c', label: 'Jade' });
    expect(openedPath(related.opens.show, 8, centre as { id: number; uuid: string })).toBe('/management/user/8/5/7f0c');
    // The provider's own people have an account without one.
    expect(centreOf(related.opens, { officeCentre: null })).toBeUndefined();
  });

  it('keeps the pages of the record within that office centre', () => {
    expect(pagesIn(related.opens, { id: '5', uuid: '7f/0c' })).toEqual({
      show: '/management/user/:id/5/7f%2F0c',
      edit: '/management/user/:id/5/7f%2F0c/edit',
    });
  });

  it('is refused at start where it cannot work', () => {
    expect(checkProblems({})).toBe('');
    expect(checkProblems({ entity: 'tenants' })).toContain("opens 'tenants', which has not these records");
    expect(checkProblems({ entity: 'global-users' })).toContain('below an office centre');
    expect(checkProblems({ centre: 'building' })).toContain("opens by 'building', which is no office centre with its uuid");
    expect(checkProblems({ edit: '/management/user/:id/edit-there' })).toContain('need id, officeCentreId, officeCentreUuid');
  });
});

it('a list opens as a queue only where there is one', () => {
  const requests = entityOf('user-registration-requests') as unknown as Entity;
  const without = { ...requests, states: undefined } as Entity;
  expect(checkSchemas(entities.map((one) => (one.name === requests.name ? without : one))).join()).toContain('opens as a queue');
});
