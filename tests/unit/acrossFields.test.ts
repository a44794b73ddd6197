import { describe, expect, it } from 'vitest';
import { entities } from '#schemas/index.ts';
import { checkSchemas } from '#schemas/kernel/check/schemas.ts';
import type { Entity } from '#schemas/kernel/entity/entity.ts';
import { date, dateTime, integer, oneOf, text } from '#schemas/kernel/fields/field.ts';
import { type AcrossFields, startOf } from '#schemas/kernel/rules/acrossFields.ts';
import { bodySchema, problemsOf } from '#schemas/kernel/rules/validate.ts';
import { timedProblems } from '#schemas/kernel/states/timed.ts';
import { carPark } from '#schemas/parking/carPark.ts';
import { seasonParkingApplication } from '#schemas/parking/seasonParkingApplication.ts';

const fields = { from: date(), until: date(), low: integer(), high: integer(), mail: text(), phone: text() };
const withChecks = (validate: readonly AcrossFields[], names = Object.keys(fields)): Entity =>
  ({ ...carPark, name: 'spans', fields, validate, form: [{ section: 'all', fields: names }], actions: {} }) as unknown as Entity;
const codes = (check: AcrossFields, body: object) => {
  const found = problemsOf(bodySchema(withChecks([check]), 'create', { side: 'building', today: '2026-06-01' }), body);
  return Object.entries(found ?? {}).map(([field, { code }]) => `${field} ${code}`);
};

describe('validation across fields', () => {
  it('compares two fields, and passes while one of them is blank', () => {
    const after: AcrossFields = { field: 'until', gt: 'from' };
    expect(codes(after, { from: '2026-06-01', until: '2026-06-02' })).toEqual([]);
    expect(codes(after, { from: '2026-06-01', until: '2026-06-01' })).toEqual(['until after']);
    expect(codes(after, { until: '2026-06-01' })).toEqual([]);
    expect(codes({ field: 'low', lte: 'high' }, { low: 10, high: 9 })).toEqual(['low notMore']);
    expect(codes({ field: 'low', lt: 'high' }, { low: 9, high: 9 })).toEqual(['low less']);
    expect(codes({ field: 'mail', ne: 'phone' }, { mail: 'x', phone: 'x' })).toEqual(['mail sameAs']);
  });

  it('requires one of several fields, and checks a sum', () => {
    expect(codes({ field: 'mail', someOf: ['phone'] }, {})).toEqual(['mail oneRequired']);
    expect(codes({ field: 'mail', someOf: ['phone'] }, { phone: '1' })).toEqual([]);
    expect(codes({ field: 'low', sumWith: ['high'], most: 10 }, { low: 5, high: 6 })).toEqual(['low sumMost']);
    expect(codes({ field: 'low', sumWith: ['high'], is: 10 }, { low: 5, high: 5 })).toEqual([]);
  });

  it('gives the date picker the earliest end of a period', () => {
    expect(startOf(seasonParkingApplication, 'endDate')).toBe('commencementDate');
    expect(startOf(seasonParkingApplication, 'commencementDate')).toBeUndefined();
    expect(startOf(withChecks([{ field: 'until', gt: 'from' }]), 'until')).toBeUndefined();
  });

  it('is declared by every entity with a period in its form', () => {
    const periods = entities.flatMap((one) => (one.validate ?? []).map((check) => `${one.name}: ${check.field}`));
    expect(periods.sort()).toEqual([
      'blocked-dates: endDate',
      'doors: longHeldOpenSeconds',
      'doors: longUnlockSeconds',
      'facilities: maxMinutes',
      'facilities: maxMinutes',
      'facility-discounts: endDate',
      'facility-rates: endDate',
      'hotdesk-lendings: untilDate',
      'invoices: dueDate',
      'message-templates: body',
      'message-templates: subject',
      'office-centres: billingEndDate',
      'opc-item-add-ons: maxOptions',
      'opc-item-add-ons: maxQty',
      'opc-menu-group-visibility-periods: endDate',
      'opc-option-groups: maxOptions',
      'opc-option-groups: maxQty',
      'opc-promo-codes: endDate',
      'poll-forms: publishEndDate',
      'promotions: promotionEndDate',
      'promotions: publishEndDate',
      'rates: effectiveTo',
      'season-parking-application-instances: endDate',
      'season-parking-applications: endDate',
      'space-settings: maxMinutes',
      'space-settings: maxMinutes',
      'survey-forms: publishEndDate',
      'tenants: billingEndDate',
    ]);
  });

  it('can use its own message', () =>
    expect(codes({ field: 'until', gte: 'from', error: 'holidayThere' }, { from: '2026-06-02', until: '2026-06-01' })).toEqual([
      'until holidayThere',
    ]));

  it('fails the boot check for an unknown field, a different kind, or a form with only one of the fields', () => {
    const problems = (check: object, names?: string[]) => {
      const spans = withChecks([check as AcrossFields], names);
      return checkSchemas([...entities, spans], [spans]).filter((one) => /^spans: (validate|field|'create')/.test(one));
    };
    expect(problems({ field: 'nowhere', gt: 'from' })).toEqual(["spans: validate names 'nowhere', which is no field"]);
    expect(problems({ field: 'until', gt: 'low' })).toEqual(["spans: field 'until' comes after 'low', which is no other date"]);
    expect(problems({ field: 'low', sumWith: ['mail'], is: 1 })).toHaveLength(1);
    expect(problems({ field: 'until', gt: 'from' }, ['until'])).toEqual([
      "spans: 'create' takes 'until' without 'from' before it",
    ]);
  });
});

it('fails the boot check for an invalid timed status', () => {
  const problems = (timed: object) =>
    checkSchemas(
      entities.map((one) =>
        one.name === seasonParkingApplication.name ? ({ ...one, states: { ...one.states, timed } } as unknown as Entity) : one,
      ),
    );
  expect(problems({ past: { from: 'APPROVED', to: 'PAST', when: { endDate: { lt: '$today' } } } })).toEqual([]);
  expect(problems({ gone: { from: 'APPROVED', to: 'GONE', when: { nowhere: 1 } } })).toEqual([
    "season-parking-applications: timed 'gone' depends on 'nowhere', which is no field",
    "season-parking-applications: timed 'gone': 'GONE' is no status",
  ]);
  const expired = { endDate: { lt: '$today' } };
  expect(problems({ past: { from: ['APPROVED', 'PENDING_TERMINATION'], to: 'PAST', when: expired } })).toEqual([]);
  expect(problems({ past: { from: ['APPROVED', 'LOST'], to: 'PAST', when: expired } })).toEqual([
    "season-parking-applications: timed 'past': 'LOST' is no status",
  ]);
  expect(problems({ past: { from: [], when: expired } })).toEqual([
    "season-parking-applications: timed 'past' changes no status: 'from' is empty",
    "season-parking-applications: timed 'past' changes nothing: it has neither 'to' nor 'keeps'",
  ]);
  // The instant is the same everywhere: only a date needs a building.
  const placeless = (when: object) => {
    const states = { field: 'status', timed: { end: { from: 'A', to: 'B', when } } };
    return timedProblems({ scope: {}, actions: {}, fields: { status: oneOf(['A', 'B']), endAt: dateTime() }, states } as never);
  };
  expect(placeless({ endAt: { lte: '$now' } })).toEqual([]);
  expect(placeless({ endDate: { lt: '$today' } })).toEqual(['time changes its status, but it has no building whose date counts']);
  expect(problems({ approve: { from: 'APPROVED', to: 'PAST', when: {} } })).toEqual([
    "season-parking-applications: time changes a status by 'approve', which is an action",
  ]);
});
