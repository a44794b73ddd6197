/** Records below another one: other forms of their calls, and the check of what is declared (`schemas/kernel/entity/below.ts`). */
import { describe, expect, it } from 'vitest';
import { fillPage } from '#resources/generate/pagePath.ts';
import { activityEventParticipant } from '#schemas/events/activityEventParticipant.ts';
import { activityEventTimeSlot } from '#schemas/events/activityEventTimeSlot.ts';
import { entities } from '#schemas/index.ts';
import { callsBelow, callsOf } from '#schemas/kernel/calls/calls.ts';
import { checkSchemas } from '#schemas/kernel/check/schemas.ts';
import { aboveIn } from '#schemas/kernel/entity/below.ts';
import type { Entity } from '#schemas/kernel/entity/entity.ts';

const slot = activityEventTimeSlot as unknown as Entity;
const checkProblems = (over: Partial<Entity>) =>
  checkSchemas(entities.map((one) => (one.name === slot.name ? { ...slot, ...over } : one)));

describe('records below another one', () => {
  it('have every call under every form of their path, with one entity behind them', () => {
    const own = callsOf(slot);
    const below = callsBelow(slot);
    expect(below).toHaveLength(own.length * 2);
    expect(new Set(below.map(({ entity }) => entity))).toEqual(new Set([slot]));
    const paths = below.map(({ method, path }) => `${method} ${path}`);
    expect(paths).toContain('PUT /activity-events/uuid/{activityEventUuid}/activity-event-time-slots/uuid/{uuid}/reschedule');
    expect(paths).toContain(
      'DELETE /office-centres/{officeCentreId}/activity-events/{activityEventId}/activity-event-time-slots/{id}',
    );
  });

  it('name the record above by its id or its uuid', () => {
    const byUuid = { name: 'event', param: 'eventUuid', key: 'uuid' };
    const byId = { name: 'event', param: 'eventId', key: 'id' };
    expect(aboveIn('/events/{eventUuid}/slots', 'event')).toEqual([byUuid]);
    expect(aboveIn('/office-centres/{officeCentreId}/events/{eventId}/slots', 'event')).toEqual([byId]);
    expect(aboveIn('/slots', 'event')).toEqual([]);
    // Of several, each that is named.
    expect(aboveIn('/events/{eventId}/slots', ['room', 'event'])).toEqual([byId]);
    expect(aboveIn('/rooms/{roomId}/events/{eventId}/slots', ['room', 'event']).map(({ name }) => name)).toEqual([
      'room',
      'event',
    ]);
  });

  it('are checked at start', () => {
    const { api } = slot;
    expect(checkProblems({})).toEqual([]);
    expect(checkProblems({ api: { ...api, under: undefined } }).join()).toContain('nothing stands above it');
    expect(checkProblems({ api: { ...api, under: 'status' } }).join()).toContain('which is no required reference');
    expect(checkProblems({ api: { ...api, also: [{ path: '/elsewhere', key: 'id' }] } }).join()).toContain(
      "does not name the 'activityEvent' above",
    );
    expect(
      checkProblems({ api: { ...api, also: [{ path: '/e/{activityEventId}/s', key: 'id', notices: { sing: 'x' } }] } }).join(),
    ).toContain("has a notice for 'sing'");
    expect(checkProblems({ list: { ...slot.list, filters: [] } }).join()).toContain('cannot be filtered');
  });

  it('have only the calls that a form names, with the paths that it writes', () => {
    const form = {
      path: '/office-centres/{officeCentreId}/tenants/{tenantId}/s',
      key: 'id',
      calls: { list: true, cancel: 'PUT /{id}/stop' },
    } as const;
    const some = { ...slot, api: { ...slot.api, under: undefined, also: [form] } };
    expect(callsBelow(some).map(({ method, path }) => `${method} ${path}`)).toEqual([
      `GET ${form.path}`,
      `PUT ${form.path}/{id}/stop`,
    ]);
    const problemsOfCalls = (calls: Record<string, true>) =>
      checkProblems({ api: { ...slot.api, under: undefined, also: [{ ...form, calls }] } });
    expect(problemsOfCalls({ list: true })).toEqual([]);
    expect(problemsOfCalls({ sing: true }).join()).toContain("has a call 'sing'");
  });

  it('have the key of their page last, and open without the one above', () => {
    const path = '/events/:id/sessions/:sessionId';
    expect(fillPage(path, 'b', 'a')).toBe('/events/a/sessions/b');
    expect(fillPage(path, 'b')).toBe('/events/-/sessions/b');
  });
});

describe('a capacity', () => {
  const participant = activityEventParticipant as unknown as Entity;
  const { seats } = participant.limits ?? {};
  it('names a number of the record above', () => {
    const faulty = { ...participant, limits: { seats: { ...seats, max: { of: 'activityEventTimeSlot', field: 'location' } } } };
    const problems = checkSchemas(entities.map((one) => (one.name === participant.name ? (faulty as Entity) : one)));
    expect(problems.join()).toContain("'activityEventTimeSlot.location' is no number of a record above");
  });
});

describe('several records of one call', () => {
  it('are those of an action on one', () => {
    const participant = activityEventParticipant as unknown as Entity;
    const calls = callsOf(participant).filter(({ kind }) => kind === 'several');
    expect(calls.map(({ method, path, name }) => `${method} ${path} ${name}`)).toEqual([
      'PUT /activity-event-participants/cancel cancel',
      'PUT /activity-event-participants/remove remove',
    ]);
    const odd = { ...slot, actions: { ...slot.actions, add: { ...slot.actions.add, several: 'PUT /add' } } } as Entity;
    const problems = checkSchemas(entities.map((one) => (one.name === slot.name ? odd : one)));
    expect(problems.join()).toContain("action 'add' works on several records, but not on one");
  });
});
