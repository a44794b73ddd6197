/** The page of a record: its facts, timestamps and history. */
import { describe, expect, it } from 'vitest';
import type { HistoryEntry } from '#dataProvider/types.ts';
import { timelineOf } from '#resources/generate/show/timeline.ts';
import { entities, entityOf } from '#schemas/index.ts';
import { checkSchemas } from '#schemas/kernel/check/schemas.ts';
import type { Entity } from '#schemas/kernel/entity/entity.ts';
import { stampsOf } from '#schemas/kernel/entity/record.ts';

const application = entityOf('season-parking-applications');
const problemsWith = (change: Partial<Entity>) =>
  checkSchemas(entities.map((one) => (one.name === application.name ? { ...one, ...change } : one)) as unknown as Entity[]);

describe('the facts of a record', () => {
  it('are on every record page except for those that have little more than their title', () => {
    const without = entities.filter((one) => one.pages.show && one.facts.length === 0);
    const shown = ({ show }: Entity) => new Set(show.flatMap(({ fields }) => fields)).size;
    expect(without.filter((one) => shown(one) > 6).map(({ name }) => name)).toEqual([]);
  });
  it.each<[string, string[]]>([
    ['not 3 to 6', ['status', 'tenant']],
    ["'colour', which is no field", ['status', 'tenant', 'colour']],
    ['name a field twice', ['status', 'tenant', 'tenant']],
    ["the title says the fact 'referenceNo'", ['status', 'tenant', 'referenceNo']],
    ["'approvedDate' belongs to a stamp", ['status', 'tenant', 'approvedDate']],
  ])('are rejected at start: %s', (text, facts) => {
    expect(problemsWith({ facts })).toEqual([expect.stringContaining(text)]);
  });
  it('fail at start if a section shows a stamp', () => {
    const show = [...application.show, { section: 'vehicle', fields: ['rejectRemark'] }];
    expect(problemsWith({ show })).toEqual([expect.stringContaining("'rejectRemark' belongs to a stamp")]);
  });
});

describe('the timeline of a record', () => {
  const record = {
    id: 1,
    createdDate: '2026-01-01T08:00:00.000Z',
    status: 'REJECTED',
    submittedDate: '2026-01-01T08:00:00.100Z',
    submittedUser: { id: 3, label: 'Mei Chan' },
    rejectedDate: '2026-01-03T09:00:00.000Z',
    rejectedUser: { id: 4, label: 'Tan Wei Ming' },
    rejectRemark: 'The carpark is full.',
  };
  const entry = (facts: Partial<HistoryEntry>): HistoryEntry => ({
    id: 1,
    at: record.rejectedDate,
    action: 'update',
    userId: 4,
    userName: 'Tan Wei Ming',
    changes: [],
    ...facts,
  });
  const short = (entries: HistoryEntry[]) =>
    timelineOf(application, record, entries).map(({ stamps, action, who, reason }) => ({ stamps, action, who, reason }));

  it('has the stamps of an entity with their reasons', () => {
    expect(stampsOf(application).find(({ name }) => name === 'rejected')).toEqual({
      name: 'rejected',
      date: 'rejectedDate',
      user: 'rejectedUser',
      reason: 'rejectRemark',
    });
  });
  it('is made of the stamps if nothing was logged, newest first, and shows the creation once', () => {
    expect(short([])).toEqual([
      { stamps: ['rejected'], who: 'Tan Wei Ming', reason: 'The carpark is full.' },
      { stamps: ['submitted'], who: 'Mei Chan' },
    ]);
  });
  it('shows a stamp once, with the status change and its reason', () => {
    const moved = { field: 'status', from: 'PENDING_APPROVAL', to: 'REJECTED' };
    const logged = [
      entry({ id: 2, action: 'reject', changes: [moved, { field: 'rejectedDate', from: null, to: record.rejectedDate }] }),
      entry({ action: 'create', at: record.createdDate, userName: 'Mei Chan' }),
    ];
    expect(short(logged)).toEqual([
      { stamps: ['rejected'], action: 'reject', who: 'Tan Wei Ming', reason: 'The carpark is full.' },
      { stamps: [], action: 'create', who: 'Mei Chan' },
    ]);
    expect(timelineOf(application, record, logged)[0]?.moved).toEqual(moved);
  });
  it('shows a later rejection that only its stamp records after an earlier one in the log', () => {
    const before = entry({
      action: 'reject',
      at: '2026-01-02T09:00:00.000Z',
      changes: [{ field: 'rejectedDate', from: null, to: '2026-01-02T09:00:00.000Z' }],
    });
    expect(short([before]).map(({ stamps }) => stamps)).toEqual([['rejected'], ['rejected'], ['submitted']]);
    expect(short([before])[1]?.reason).toBeUndefined();
  });
  it('lists other changes, without the stamps themselves', () => {
    const changes = [
      { field: 'vehicleMake', from: 'Kia', to: 'Honda' },
      { field: 'submittedUser', from: null, to: 'Mei Chan' },
    ];
    expect(timelineOf(application, record, [entry({ changes })])[0]?.changed).toEqual(['vehicleMake']);
  });
});
