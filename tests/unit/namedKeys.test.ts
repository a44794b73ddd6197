/** What the boot check says of keys, codes, pages of new records and calls of a record. */
import { describe, expect, it } from 'vitest';
import { entities } from '#schemas/index.ts';
import { keyParam, keysOf } from '#schemas/kernel/calls/keys.ts';
import { checkSchemas } from '#schemas/kernel/check/schemas.ts';
import type { Entity } from '#schemas/kernel/entity/entity.ts';
import { createPaths, filledIn } from '#schemas/kernel/entity/fills.ts';
import { newCodesIn } from '#schemas/kernel/fields/code.ts';
import { CODE_DIGITS, code, date, oneOf, recurrence, text } from '#schemas/kernel/fields/field.ts';
import { KEPT_SECRET } from '#schemas/kernel/fields/secret.ts';
import { lockers } from '../api/lockers.ts';

const [locker, holder, card] = lockers as [Entity, Entity, Entity];
const problemsWith = (over: Partial<Entity>, of: Entity = locker) =>
  checkSchemas([...entities, ...lockers.map((one) => (one.name === of.name ? { ...of, ...over } : one))]).join('\n');

it('entities that are named in every way are right', () => {
  expect(problemsWith({})).toBe('');
});

describe('a key', () => {
  it('is the parameter that says what it takes', () => {
    expect(keyParam('/lockers/{idOrUuidOrLabel}/x')).toBe('idOrUuidOrLabel');
    expect(keyParam('/office-centres/{officeCentreId}/lockers')).toBeUndefined();
    expect(keysOf('idOrUuidOrLabel')).toEqual(['id', 'uuid', 'label']);
    expect(keysOf('uuid')).toEqual(['uuid']);
  });

  it('is unique, cannot look like an id, and is not a hash', () => {
    const get = (call: string, fields = {}) =>
      problemsWith({
        fields: { ...locker.fields, ...fields },
        api: { ...locker.api, verbs: { ...locker.api.verbs, get: call } },
      });
    expect(get('GET /{idOrName}')).toContain("takes 'name', which is no unique field");
    expect(get('GET /{uuidOrPin}')).toContain('only the hash is kept');
    expect(get('GET /{idOrDigits}', { digits: code({ length: 8, alphabet: CODE_DIGITS }) })).toContain('can look like an id');
  });
});

describe('a path', () => {
  const also = (form: object) => problemsWith({ api: { ...card.api, also: [{ key: 'id', ...form } as never] } }, card);
  it('has no parameter that nobody reads', () => {
    expect(also({ path: '/walls/{wallId}/cards', calls: { list: true } })).toContain("nobody reads 'wallId'");
  });

  it('of an only one names the record above, its own calls, and something that keeps it single', () => {
    const one = { status: 'ASSIGNED' };
    const path = '/locker-holders/{holderId}/card';
    expect(also({ path, one, calls: { get: 'GET /' } })).toBe('');
    expect(also({ path, one: { status: 'REVOKED' }, calls: { get: 'GET /' } })).toContain('no unique limit');
    expect(also({ path: '/lockers/{lockerId}/card', one, calls: { get: 'GET /' } })).toContain('no unique limit');
    expect(also({ path: '/card', one, calls: { get: 'GET /' } })).toContain('of no record above');
    expect(also({ path, one, calls: { get: true } })).toContain("its call 'get' is not");
    expect(also({ path, one })).toContain('names no calls');
  });

  it('of an action that deletes names a record', () => {
    const clear = { call: 'DELETE /', permission: 'SEASON_PARKING_MANAGE', notice: 'recordDeleted' } as const;
    expect(problemsWith({ actions: { clear } }, holder)).toContain("action 'clear' deletes, but names no record");
  });
});

describe('a code', () => {
  it('is made by the server, has enough values, and is listed only where it is kept', () => {
    const withPin = (options: object) => problemsWith({ fields: { ...locker.fields, pin: code({ kept: 'hash', ...options }) } });
    expect(withPin({ length: 4, alphabet: CODE_DIGITS })).toBe('');
    expect(withPin({ length: 3, alphabet: CODE_DIGITS })).toContain('too few possible values');
    expect(withPin({ alphabet: 'abcA' })).toContain('repeats itself');
    expect(withPin({ unique: undefined })).toContain('not unique');
    expect(problemsWith({ list: { ...locker.list, columns: ['name', 'pin'] } })).toContain('only the hash is kept');
    expect(problemsWith({ form: [{ section: 'locker', fields: ['name', 'label'] }] })).toContain('cannot be typed');
    const renew = { call: 'PUT /{id}/x', permission: 'SEASON_PARKING_MANAGE', notice: 'recordUpdated', renews: 'name' } as const;
    expect(problemsWith({ actions: { renew } })).toContain("renews 'name', which is no code");
  });

  it('is told by the answer that has it, and by no other', () => {
    expect(newCodesIn(locker, { pin: '1234', label: 'ABCDEF' })).toEqual([['pin', '1234']]);
    expect(newCodesIn(locker, { pin: KEPT_SECRET })).toEqual([]);
    expect(newCodesIn(locker, { pin: null })).toEqual([]);
  });
});

describe('the page of a new record', () => {
  const kind = oneOf(['STORE_WIDE', 'ITEM'], { required: true });
  const page = {
    fields: { ...holder.fields, kind },
    pages: { create: '/holders/new/:type' },
    fills: 'kind',
    form: [{ section: 'holder', fields: [...(holder.form[0]?.fields ?? []), 'kind'] }],
  };
  it('fills in what its address says', () => {
    expect(createPaths(page)).toEqual([
      { path: '/holders/new/store-wide', value: 'STORE_WIDE' },
      { path: '/holders/new/item', value: 'ITEM' },
    ]);
    expect(filledIn(page, { type: 'store-wide' })).toBe('STORE_WIDE');
    expect(filledIn(page, { type: 'ITEM' })).toBe('ITEM');
    expect(filledIn(page, { type: 'else' })).toBeUndefined();
    expect(createPaths({ ...page, fills: undefined, pages: { create: '/holders/new' } })).toEqual([{ path: '/holders/new' }]);
  });

  it('is checked at start', () => {
    expect(problemsWith(page, holder)).toBe('');
    expect(problemsWith({ ...page, fills: 'name' }, holder)).toContain("fills in 'name', which is no choice");
    expect(problemsWith({ ...page, fills: undefined }, holder)).toContain("nothing is filled in by 'type'");
    expect(problemsWith({ ...page, pages: { create: '/holders/new' } }, holder)).toContain('by no parameter');
  });

  it('of an action needs a parent only where its address names one', () => {
    const join = { call: 'POST /join', permission: 'SEASON_PARKING_ADD', input: ['name'], notice: 'recordAdded' } as const;
    expect(problemsWith({ actions: { join: { ...join, page: '/holders/join' } } }, holder)).toBe('');
    expect(problemsWith({ actions: { join: { ...join, page: '/holders/:id/join' } } }, holder)).toContain('names none');
  });

  it('makes a series by the plain form, once', () => {
    const series = (fixed: boolean) => ({
      fields: {
        ...holder.fields,
        day: date({ required: true }),
        series: text({ max: 36, system: true }),
        repeats: recurrence('day', fixed ? { fixed: true } : {}),
      },
      form: [{ section: 'holder', fields: ['name', 'day', 'repeats'] }],
      recurrence: { field: 'repeats', series: 'series', adds: 'create', following: {} },
    });
    expect(problemsWith(series(true), holder)).toBe('');
    expect(problemsWith(series(false), holder)).toContain('not fixed');
    expect(problemsWith({ ...series(true), form: holder.form }, holder)).toContain("'create' creates no series");
  });
});

it('a call of a record names one', () => {
  const ask = { summary: 'x', permission: 'SEASON_PARKING_LIST', call: 'GET /holders/all' } as const;
  expect(problemsWith({ endpoints: { all: { ...ask, of: 'record' } } }, holder)).toContain("'all' is of a record");
  expect(problemsWith({ endpoints: { all: { ...ask, locks: true } } }, holder)).toContain("'all' locks a record");
});
