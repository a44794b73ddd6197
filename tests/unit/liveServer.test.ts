/** Who gets an event of a change, how it is encoded, and what happens to a stream that nobody reads. */
import { EventEmitter } from 'node:events';
import type { ServerResponse } from 'node:http';
import { describe, expect, it, vi } from 'vitest';
import { entities } from '#schemas/index.ts';
import type { Entity } from '#schemas/kernel/entity/entity.ts';
import { addOns } from '#schemas/kernel/rights/access.ts';
import { rowsFor } from '#server/engine/reach/maySeeChange.ts';
import { openStream } from '#server/http/live/stream.ts';
import { type Change, type Owner, payloadsOf } from '#server/live/change.ts';
import { sessionOf } from './session.ts';

/** Does a session get an event of a row with these owners? */
const isTold = (session: Parameters<typeof rowsFor>[0], one: Entity, owners: readonly Owner[], id = 7) =>
  rowsFor(session, one, { owners, rows: [[id, 1]] }) !== undefined;
const entity = (name: string) => entities.find((one) => one.name === name) as Entity;

describe('a change is published', () => {
  const all = addOns;
  const centre = { uuid: 'c', companyName: 'C', buildingName: 'B', landlordId: 1, timeZone: 'UTC', currency: 'SGD' };
  const building = sessionOf('LANDLORD_ADMIN', 'building', { addOns: all });
  const company = (id: number) =>
    sessionOf('MASTER_ADMIN', 'tenant', {
      addOns: all,
      officeCentre: { ...centre, officeCentreId: id, officeCentreType: 'TENANT' },
    });
  const provider = sessionOf('SUPERADMIN', 'platform');
  const of = (place: number | null, tenant: number | null = null) => [{ building: place, tenant }];

  it('to its building, and to the provider’s people everywhere', () => {
    const parks = entity('car-parks');
    expect(isTold(building, parks, of(1))).toBe(true);
    expect(isTold(building, parks, of(2))).toBe(false);
    expect(isTold(provider, parks, of(2))).toBe(true);
    for (const one of [building, provider]) expect(isTold(one, parks, [])).toBe(false);
  });
  it('without the row to everybody, of what belongs to nobody and all may ask for', () => {
    const told = (session: Parameters<typeof rowsFor>[0], name: string) =>
      rowsFor(session, entity(name), { owners: of(null), rows: [[7, 1]] });
    expect(told(provider, 'maintenance-broadcasts')).toEqual([[7, 1]]);
    for (const one of [building, company(9)]) expect(told(one, 'maintenance-broadcasts')).toBeNull();
    expect(told(building, 'mails')).toBeUndefined();
  });
  it('without the row to everybody in the building, of what its people may ask for', () => {
    const emergencies = entity('emergency-broadcasts');
    const told = (session: Parameters<typeof rowsFor>[0], place: number) =>
      rowsFor(session, emergencies, { owners: of(place), rows: [[7, 1]] });
    expect(told(building, 1)).toEqual([[7, 1]]);
    expect(told(company(9), 1)).toBeNull();
    for (const one of [building, company(9)]) expect(told(one, 2)).toBeUndefined();
    // What people ask about themselves is no reason to tell everybody of every change.
    for (const name of ['notifications', 'activity-event-participants'])
      expect(rowsFor(company(9), entity(name), { owners: of(1), rows: [[7, 1]] }), name).toBeUndefined();
  });
  it('to people who may list the records, with the add-on of their module', () => {
    const parks = entity('car-parks');
    expect(isTold({ ...building, permissions: [] }, parks, of(1))).toBe(false);
    const gated = { ...parks, addOn: addOns[0] } as Entity;
    expect(isTold(building, gated, of(1))).toBe(true);
    expect(isTold({ ...building, addOns: [] }, gated, of(1))).toBe(false);
  });
  it('to the company that owns the record, and no other', () => {
    const applications = entity('season-parking-applications');
    expect(isTold(company(5), applications, of(1, 5))).toBe(true);
    expect(isTold(company(6), applications, of(1, 5))).toBe(false);
    expect(isTold(building, applications, of(1, 5))).toBe(true);
    expect(isTold(company(5), applications, of(1, null))).toBe(false);
  });
  it('to each office centre of a person', () => {
    const owners = [...of(2, 9), ...of(1, 5)];
    expect(isTold(building, entity('users'), owners)).toBe(true);
    expect(isTold(company(5), entity('users'), owners)).toBe(true);
    expect(isTold(company(6), entity('users'), owners)).toBe(false);
  });
  it('to a building about itself, if it is one of its own rows', () => {
    const centres = { ...entity('centres'), access: entity('users').access, api: entity('users').api } as Entity;
    expect(isTold(building, centres, of(null, 1), 1)).toBe(true);
    expect(isTold(building, centres, of(null, 2), 2)).toBe(false);
    const rows = [[2, 1] as const, [1, 1] as const];
    expect(rowsFor(building, centres, { owners: of(null, 9), rows })).toEqual([[1, 1]]);
  });
  it('without rows of content to people outside its audience', () => {
    const bulletins = { ...entity('car-parks'), scope: { building: 'officeCentreId', viewableBy: true } } as Entity;
    const told = (session: Parameters<typeof rowsFor>[0], owners: readonly Owner[]) =>
      rowsFor(session, bulletins, { owners, rows: [[7, 1]] });
    const tenant = { ...company(5), permissions: building.permissions };
    expect([told(building, of(1)), told(provider, of(null)), told(provider, of(2))]).toEqual(Array(3).fill([[7, 1]]));
    expect([told(building, of(null)), told(tenant, of(1)), told(tenant, of(null))]).toEqual([null, null, null]);
    expect([told(building, of(2)), told(tenant, of(2))]).toEqual([undefined, undefined]);
  });
  it('without the list of rows if there are too many, to the same people', () => {
    const parks = entity('car-parks');
    expect(rowsFor(building, parks, { owners: of(1), rows: null })).toBeNull();
    expect(rowsFor(building, parks, { owners: of(2), rows: null })).toBeUndefined();
  });
});

describe('published changes', () => {
  const change = (count: number): Change => ({
    entity: 'season-parking-applications',
    kind: 'update',
    owners: [{ building: 1, tenant: 2 }],
    rows: Array.from({ length: count }, (_, index) => [1_000_000 + index, 1] as const),
    by: 7,
  });
  it('fit into the database’s notifications, and none is lost', () => {
    const many = Array.from({ length: 40 }, () => change(50));
    const payloads = payloadsOf(many);
    for (const one of payloads) expect(Buffer.byteLength(one)).toBeLessThan(8000);
    expect(payloads.flatMap((one) => JSON.parse(one) as Change[])).toEqual(many);
    expect(payloadsOf([])).toEqual([]);
  });
  it('name no rows if they are too long', () => {
    const [payload] = payloadsOf([change(2000)]);
    expect(JSON.parse(payload ?? '[]')).toEqual([{ ...change(0), rows: null }]);
  });
});

/** The parts of an answer that openStream uses. */
class FakeResponse extends EventEmitter {
  writableLength = 0;
  written = '';
  destroyed = false;
  writeHead = vi.fn();
  flushHeaders = vi.fn();
  end = vi.fn();
  write(text: string): boolean {
    this.written += text;
    return true;
  }
  destroy(): void {
    this.destroyed = true;
    this.emit('close');
  }
}
function stream() {
  const response = new FakeResponse();
  const closed = vi.fn();
  return { response, closed, it: openStream(response as unknown as ServerResponse, { 'x-request-id': 'r' }, closed) };
}

describe('a stream', () => {
  it('is closed when too much is unread', () => {
    const { response, closed, it: one } = stream();
    one.send('change', { entity: 'users' });
    expect(response.written).toBe('event: change\ndata: {"entity":"users"}\n\n');
    response.writableLength = 300 * 1024;
    one.send('change', {});
    expect(response.destroyed).toBe(true);
    expect(closed).toHaveBeenCalledTimes(1);
    one.send('change', {});
    expect(response.written.match(/event:/g)).toHaveLength(1);
  });
  it('is closed when nothing was read between two heartbeats, and stays open otherwise', () => {
    const { response, it: one } = stream();
    one.beat();
    response.writableLength = 10;
    one.beat();
    response.writableLength = 0;
    one.beat();
    expect(response.destroyed).toBe(false);
    response.writableLength = 10;
    one.beat();
    one.beat();
    expect(response.destroyed).toBe(true);
  });
  it('sends its end event once', () => {
    const { response, closed, it: one } = stream();
    one.end('session');
    one.end('restart');
    expect(response.written).toBe('event: bye\ndata: {"reason":"session"}\n\n');
    expect(response.end).toHaveBeenCalledTimes(1);
    expect(closed).toHaveBeenCalledTimes(1);
  });
});
