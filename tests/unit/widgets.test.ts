/** Widgets of the page Today as data: what the boot check rejects, and who sees which. */
import { describe, expect, it } from 'vitest';
import { translate } from '#i18n/server.ts';
import { entities, widgets } from '#schemas/index.ts';
import { defineWidgets, type Widget } from '#schemas/kernel/areas/widget.ts';
import { checkWidgets } from '#schemas/kernel/check/widgets.ts';
import { daysBetween } from '#schemas/kernel/fields/days.ts';
import { addOns, heldOn, roleCodes, sides } from '#schemas/kernel/rights/access.ts';
import type { Session } from '#schemas/kernel/rights/session.ts';
import { makeModel } from '#server/db/model.ts';
import { reachOf } from '#server/engine/reach/reach.ts';
import { maySee } from '#server/engine/today/part.ts';
import { longDate } from '#src/admin/today/days.ts';
import { showsAnyOf } from '#src/admin/today/key.ts';
import { listLink, recordLink } from '#src/admin/today/links.ts';
import { sessionOf } from '#tests/unit/session.ts';

const NAME = 'season-parking-applications';
const soon = { kind: 'soon', code: 'x', order: 1, entity: NAME, date: 'endDate', within: 30 } as const;
const chart = { kind: 'chart', code: 'x', order: 1, entity: NAME, by: 'carPark' } as const;
const checkProblems = (...list: readonly Widget[]) => checkWidgets(list, entities);

describe('the widgets', () => {
  it('are valid, and every one has a title', () => {
    expect(checkWidgets(widgets, entities, { word: (key) => translate('en', key) !== key })).toEqual([]);
  });

  it('are rejected if they name something that does not exist', () => {
    for (const [widget, problem] of [
      [{ ...soon, entity: 'nothing' }, /no entity with a list/],
      [{ ...soon, date: 'tenant' }, /no date/],
      [{ ...soon, date: 'approvedDate' }, /not sorted/],
      [{ ...soon, within: 1.5 }, /whole number/],
      [{ ...soon, tab: 'NEVER' }, /no tab of/],
      [{ ...soon, tab: 'RENEWAL' }, /lists another entity/],
      [{ ...soon, filter: { colour: 'red' } }, /'colour'/],
      [{ ...soon, detail: ['tenant.secret'] }, /does not have|do not have/],
      [{ ...chart, by: 'endDate' }, /no reference, choice/],
      [{ ...chart, by: 'approvedStatus' }, /no reference, choice/],
      [{ kind: 'counts', code: 'x', order: 1, entity: NAME, tabs: ['NEVER'] }, /no tab of/],
      [{ kind: 'attention', code: 'x', order: 1, entity: NAME, filter: { status: 'PAST' } }, /no tab, but the list/],
      [{ kind: 'attention', code: 'x', order: 1, entity: NAME, tab: 'ACTIVE', filter: { colour: 'red' } }, /'colour'/],
      [{ kind: 'activity', code: 'x', order: 1, entities: ['centres'] }, /no entity with a history/],
      [{ ...soon, needs: { permission: 'NOTHING_LIST' } }, /not in the catalogue/],
    ] as [Widget, RegExp][])
      expect(checkProblems(widget), JSON.stringify(widget)).toEqual([expect.stringMatching(problem)]);
    expect(checkProblems(soon, chart)).toEqual([expect.stringContaining('shares its code')]);
    expect(checkWidgets([soon], entities, { word: () => false })).toEqual([expect.stringContaining("'today.widgets.x'")]);
    expect(() => makeModel(entities, [{ ...soon, entity: 'nothing' }])).toThrow(/no entity with a list/);
  });

  it('are for one building, for all buildings, or for both', () => {
    const model = makeModel(entities, defineWidgets(soon));
    const building = reachOf(sessionOf('LANDLORD_ADMIN', 'building'));
    const provider = reachOf(sessionOf('SUPERADMIN', 'platform'));
    const seen = (widget: Widget) => [building, provider].map((reach) => maySee({ model, reach }, widget));
    expect(seen(soon)).toEqual([true, true]);
    expect(seen({ ...soon, reach: 'oneBuilding' })).toEqual([true, false]);
    expect(seen({ ...soon, reach: 'allBuildings' })).toEqual([false, true]);
    // The list of tenants belongs to one office centre.
    expect(seen({ ...soon, entity: 'tenants', date: 'billingEndDate' })[1]).toBe(false);
  });
});

it('every widget of the product is drawn for somebody', () => {
  const model = makeModel(entities, widgets);
  const officeCentre = { officeCentreId: 1 } as Session['officeCentre'];
  const readers = roleCodes.flatMap((role) =>
    sides
      .filter((side) => heldOn[side].includes(role))
      .flatMap((side) => [sessionOf(role, side, { addOns, officeCentre }), sessionOf(role, side, { addOns })])
      .map((session) => ({ model, reach: reachOf(session) })),
  );
  const unseen = widgets.filter((widget) => !readers.some((reader) => maySee(reader, widget)));
  expect(
    unseen.map(({ kind, code }) => `${kind} '${code}' is drawn for nobody: see its needs, its reach and who may list its entity`),
  ).toEqual([]);
});

describe('the page', () => {
  const application = entities.find(({ name }) => name === NAME);
  if (!application) throw new Error(NAME);

  it('links to the list with its filter, and to records that open', () => {
    const link = listLink(application, { tab: 'ACTIVE', carParkId: 4 });
    expect(link).toBe(`/parking/season-parking?filter=${encodeURIComponent('{"tab":"ACTIVE","carParkId":4}')}`);
    expect(listLink(application, { tab: 'ACTIVE' }, 'endDate')).toMatch(/&sort=endDate&order=ASC$/);
    expect(listLink(application, undefined)).toBeUndefined();
    expect(listLink({ pages: {} }, { tab: 'ACTIVE' })).toBeUndefined();
    const session = sessionOf('LANDLORD_ADMIN', 'building');
    expect(recordLink(session, application, 7)).toBe('/parking/season-parking/7');
    expect(recordLink({ ...session, permissions: [] }, application, 7)).toBeUndefined();
  });

  it('counts calendar days', () => {
    expect(daysBetween('2026-02-27', '2026-03-01')).toBe(2);
    expect(daysBetween('2026-03-28', '2026-03-30')).toBe(2);
    expect(longDate('2026-11-22', 'en')).toContain('22 November 2026');
  });

  it('is reloaded when something on it changes, and not otherwise', () => {
    const data = { parts: [], entities: [NAME] };
    expect(showsAnyOf(['today', 1], data, new Set([NAME]))).toBe(true);
    expect(showsAnyOf(['today', 1], data, new Set(['users']))).toBe(false);
    expect(showsAnyOf(['today', 1], undefined, new Set([NAME]))).toBe(false);
    expect(showsAnyOf(['waiting', 1], data, new Set([NAME]))).toBe(false);
  });
});
