/** After something new has been saved, nobody finds themselves on the start page: every entity that a form can make. */
import { describe, expect, it } from 'vitest';
import { pathAfterCreate } from '#resources/generate/form/pathAfterCreate.ts';
import { listPath } from '#resources/generate/listPath.ts';
import { entities } from '#schemas/index.ts';
import type { Entity } from '#schemas/kernel/entity/entity.ts';
import { sessionOf } from './session.ts';

const building = sessionOf('LANDLORD_ADMIN', 'building');
const tenant = sessionOf('TENANT_USER', 'tenant');
const from = '/where/one/was?tab=part';
const created = entities.filter(({ api, pages }) => api.verbs.create || pages.create);
const withoutPages = created.filter(({ pages }) => !pages.list && !pages.show && !pages.edit);
const name = ({ name }: Entity) => name;

describe('after a create', () => {
  it('knows entities with and without pages', () => {
    expect(withoutPages.map(name)).toContain('service-request-comments');
    expect(created.length).toBeGreaterThan(withoutPages.length);
  });

  it.each(created.map(name))('of %s the record or the page from which one came opens', (of) => {
    const entity = created.find(({ name }) => name === of) as Entity;
    for (const session of [building, tenant])
      for (const record of [{ id: 7 }, { id: 0 }, { id: 0, tab: 'INVITED' }]) {
        const path = pathAfterCreate(entity, session, record, from);
        expect(path).not.toBe('/');
        if (withoutPages.includes(entity)) expect(path).toBe(from);
      }
  });

  it('what is no record stays where one was, or opens the tab that has it', () => {
    const users = created.find(({ name }) => name === 'users') as Entity;
    expect(pathAfterCreate(users, building, { id: 0 }, from)).toBe(from);
    expect(pathAfterCreate(users, building, { id: 0, tab: 'INVITED' }, from)).toContain(`${users.pages.list}?filter=`);
  });

  it('a company has its list at its own address', () => {
    const requests = created.find(({ name }) => name === 'service-requests') as Entity;
    expect(listPath(requests, tenant)).toBe('/tenant-service-request/requests');
    expect(listPath(requests, building)).toBe('/service-request/requests');
  });
});
