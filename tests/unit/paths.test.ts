/** The boot check of paths and pages: a parameter that nobody reads, a record that is named by none, pages that could not work. */
import { describe, expect, it } from 'vitest';
import { activityEventTimeSlot } from '#schemas/events/activityEventTimeSlot.ts';
import { entities } from '#schemas/index.ts';
import type { All, Check } from '#schemas/kernel/check/check.ts';
import { checks } from '#schemas/kernel/check/list.ts';
import { pageParameters } from '#schemas/kernel/check/pages.ts';
import { pathProblems } from '#schemas/kernel/check/paths.ts';
import type { Entity } from '#schemas/kernel/entity/entity.ts';
import { isOnRecord } from '#schemas/kernel/states/action.ts';
import { holiday } from '#schemas/setup/holiday.ts';

const slot = activityEventTimeSlot as unknown as Entity;
const day = holiday as unknown as Entity;
const all: All = new Map(entities.map((entity) => [entity.name, entity]));
const problems = (check: Check, entity: Entity, over: Partial<Entity>) => check({ ...entity, ...over }, all).join('\n');

describe('a parameter in a path', () => {
  it('is read by somebody', () => {
    expect(problems(pathProblems, slot, {})).toBe('');
    const { api } = slot;
    expect(problems(pathProblems, slot, { api: { ...api, path: '/rooms/{roomId}/slots' } })).toContain(
      "the call GET /rooms/{roomId}/slots has a parameter 'roomId' that nobody reads",
    );
    // The record above is read in the other forms of a path alone.
    expect(problems(pathProblems, slot, { api: { ...api, path: '/activity-events/{activityEventId}/slots' } })).toContain(
      "has a parameter 'activityEventId' that nobody reads",
    );
    const calls = { list: true } as const;
    const elsewhere = { ...api, also: [{ path: '/halls/{hallId}/slots', key: 'id', calls } as const] };
    expect(problems(pathProblems, slot, { api: elsewhere })).toContain("a parameter 'hallId' that nobody reads");
    expect(problems(pathProblems, slot, { api: { ...api, verbs: { ...api.verbs, list: 'GET /{id}/list' } } })).toContain(
      "/{id}/list has a parameter 'id' that nobody reads",
    );
  });

  it('names a record by its own kind of key', () => {
    const { actions, api } = slot;
    const { cancel } = actions as unknown as Record<string, Entity['actions'][string]>;
    const with_ = (call: string) => ({ actions: { cancel: { ...cancel, call } } }) as unknown as Partial<Entity>;
    expect(problems(pathProblems, slot, with_('PUT /uuid/{uuid}/cancel'))).toContain("by 'uuid', but its key is 'id'");
    expect(problems(pathProblems, slot, with_('PUT /cancel'))).toContain(
      'PUT /activity-event-time-slots/cancel is about one record',
    );
    const form = {
      path: '/office-centres/{officeCentreId}/slots',
      key: 'uuid',
      calls: { cancel: 'PUT /by/{id}/cancel' },
    } as const;
    expect(problems(pathProblems, slot, { api: { ...api, also: [form] } })).toBe('');
  });
});

it('an action without a key makes a record only by POST', () => {
  expect(['POST /create', 'DELETE /', 'PUT /cancel', 'POST /{id}/copy'].map((call) => isOnRecord({ call }))).toEqual([
    false,
    true,
    true,
    true,
  ]);
});

describe('a page', () => {
  it('has no parameter that nothing fills in or reads', () => {
    expect(problems(pageParameters, day, {})).toBe('');
    expect(problems(pageParameters, day, { pages: { ...day.pages, create: '/promo-codes/new/:type' } })).toContain(
      'the page /promo-codes/new/:type has a parameter',
    );
    expect(problems(pageParameters, day, { pages: { ...day.pages, edit: '/holidays/:holidayId' } })).toContain(
      "the page /holidays/:holidayId does not name the record by ':id' alone",
    );
    const { create } = day.uploads ?? {};
    const uploads = { create: { ...create, page: '/privilege/:id/upload' } } as unknown as Entity['uploads'];
    expect(problems(pageParameters, day, { uploads })).toContain('the page /privilege/:id/upload has a parameter');
  });
});

it('every check is asked once, and finds nothing in the product', () => {
  expect(new Set(checks).size).toBe(checks.length);
  for (const check of checks) for (const entity of all.values()) expect(check(entity, all)).toEqual([]);
});
