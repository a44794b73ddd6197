import { describe, expect, it } from 'vitest';
import { messages } from '#i18n/en/index.ts';
import { textOf } from '#i18n/translate.ts';
import { allowedBelow, barActions, creatingActions, mayWrite, sectionAction } from '#resources/generate/available.ts';
import { tagsOf, withoutTag } from '#resources/generate/filters/tags.ts';
import { bodyOf, initialValues } from '#resources/generate/form/body.ts';
import { differences } from '#resources/generate/form/conflicts.ts';
import { prefilled } from '#resources/generate/form/prefill.ts';
import { makeResolver } from '#resources/generate/form/resolver.ts';
import { inputSections, laterInstants } from '#resources/generate/form/sections.ts';
import { dependsOn, resolvePick } from '#resources/generate/kinds/pick.ts';
import { shownColumns } from '#resources/generate/list/columns/chosenColumns.ts';
import { tabOf } from '#resources/generate/list/tabs/useListTab.ts';
import { fillPage, recordPath } from '#resources/generate/pagePath.ts';
import { entityOf } from '#schemas/index.ts';
import type { ReferenceField } from '#schemas/kernel/fields/field.ts';
import type { Side } from '#schemas/kernel/rights/access.ts';
import { inputNames } from '#schemas/kernel/rules/validate.ts';
import { splitButtons } from '#src/kit/page/pageButtons.ts';
import { sessionOf } from '#tests/unit/session.ts';

const application = entityOf('season-parking-applications');
const instance = entityOf('season-parking-application-instances');
const carPark = entityOf('car-parks');
const translate = (key: string, params: Record<string, string> = {}) => textOf(messages as never, key, params) ?? params._ ?? key;

const session = (side: Side = 'building') =>
  sessionOf(side === 'tenant' ? 'MASTER_ADMIN' : 'LANDLORD_ADMIN', side, { buildingId: 1 });

describe('forms', () => {
  it('start with the defaults of the schema, or with the record', () => {
    expect(initialValues(application, 'create', session())).toMatchObject({
      vehicleType: 'CAR',
      vehicleCategory: 'PRIVATE',
      tenantId: null,
    });
    expect(initialValues(carPark, 'updateStatus', session(), { id: 1, active: false })).toEqual({ active: false });
  });
  it('send exactly the fields of the call, by wire key, texts trimmed', () => {
    const body = bodyOf(carPark, 'updateName', session(), { name: '  Basement  ', code: 'B1', tcFileId: 3 });
    expect(body).toEqual({ name: 'Basement' });
  });
  it('leave out fields that the side may not write', () => {
    expect(bodyOf(application, 'create', session('tenant'), { tenantId: 4, vehiclePlateNo: 'S1' })).not.toHaveProperty(
      'tenantId',
    );
  });
  it('report the same errors as the server', async () => {
    const resolve = makeResolver(application, 'create', session(), translate as never);
    const { errors } = await resolve(
      { commencementDate: '2026-06-02', endDate: '2026-06-01', vehiclePlateNo: '=1' },
      undefined,
      {} as never,
    );
    expect(errors.tenantId?.message).toBe('Tenant is required');
    expect(errors.endDate?.message).toBe('End date must not be before Commencement date');
    expect(errors.vehiclePlateNo).toBeDefined();
  });
  it('show errors inside a list at the input that they belong to', async () => {
    const resolve = makeResolver(carPark, 'updateNotifiedParties', session(), translate as never);
    const { errors } = await resolve({ notifyPartyEmail: ['a@b.example', 'no'] }, undefined, {} as never);
    expect(errors.notifyPartyEmail?.message).toBe('Please enter a valid email');
  });
  it('group an action’s inputs as the record’s page does', () => {
    const names = inputNames(instance, 'createRenewal', session()).filter((name) => name !== 'seasonParkingApplication');
    expect(inputSections(instance, 'createRenewal', names)).toEqual([
      { section: 'parking', names: ['carPark', 'commencementDate', 'endDate', 'supportDocFile', 'submittedReason'] },
    ]);
  });
  it('copy from the parent the values that the action prefills', () => {
    const parent = { id: 9, referenceNo: 'SP-1', carParkId: 4, carPark: { id: 4, label: 'B1' }, endDate: '2026-12-31' };
    const values = prefilled(instance, instance.actions.createRenewal as never, application, parent, 'en');
    expect(values).toEqual({
      seasonParkingApplicationId: 9,
      seasonParkingApplication: { id: 9, label: 'SP-1' },
      carParkId: 4,
      carPark: parent.carPark,
      // A renewal starts on the day after.
      commencementDate: '2027-01-01',
    });
  });
  it('are compared with the parent before they are sent', async () => {
    const parent = { endDate: '2026-12-31', vehiclePlateNo: 'SLL 1', vehicleType: 'CAR', vehicleCategory: 'PRIVATE' };
    const check = async (operation: string, values: Record<string, unknown>) =>
      (await makeResolver(instance, operation, session(), translate as never, parent)(values, undefined, {} as never)).errors;
    const renewal = { seasonParkingApplicationId: 9, carParkId: 4, commencementDate: '2026-12-31', endDate: '2027-12-31' };
    expect(await check('createRenewal', renewal)).toMatchObject({ commencementDate: { type: 'after' } });
    expect(await check('createRenewal', { ...renewal, commencementDate: '2027-01-01' })).toEqual({});
    const vehicle = { seasonParkingApplicationId: 9, vehiclePlateNo: 'SLL 1', vehicleType: 'CAR', vehicleCategory: 'PRIVATE' };
    expect(await check('createChangeOfVehicle', vehicle)).toMatchObject({ vehiclePlateNo: { type: 'nothingChanged' } });
    expect(await check('createChangeOfVehicle', { ...vehicle, vehicleMake: 'BYD' })).toEqual({});
  });
});

describe('the time zone', () => {
  it('is named by the first instant of a section, which is shown', () => {
    const event = entityOf('activity-events');
    const later = (names: readonly string[]) => [...laterInstants(event, names)];
    expect(later(['type', 'eventStartDate', 'eventEndDate', 'publishStartDate'])).toEqual(['eventEndDate', 'publishStartDate']);
    expect(later(['type', 'eventEndDate'])).toEqual([]);
  });
});

describe('conflicts', () => {
  it('separate a person’s own changes from those of others, field by field', () => {
    const started = { vehicleMake: 'BYD', vehicleModel: 'Atto', carParkId: 1 };
    const found = differences(
      application,
      started,
      { vehicleMake: 'Honda', vehicleModel: 'Atto', carParkId: 1, vehicleIuNo: '' },
      { vehicleMake: 'Volvo', vehicleModel: 'EX30', carParkId: 1, vehicleIuNo: null },
    );
    expect(found.map(({ key, changed }) => [key, changed])).toEqual([
      ['vehicleMake', true],
      ['vehicleModel', false],
    ]);
  });
});

describe('reference pickers', () => {
  const applicant = application.fields.applicant as ReferenceField;
  it('wait for the inputs that they depend on', () => {
    expect(dependsOn(applicant)).toEqual(['tenantId']);
    expect(resolvePick(applicant, { tenantId: null }, session())).toBeUndefined();
    expect(resolvePick(applicant, { tenantId: 4 }, session())).toEqual({ officeCentreId: 4 });
    expect(resolvePick(application.fields.carPark as ReferenceField, {}, session())).toEqual({ active: true });
  });
});

describe('buttons', () => {
  const pending = { id: 1, status: 'PENDING_APPROVAL' };
  const approved = { id: 1, status: 'APPROVED' };
  const names = (list: readonly (readonly [string, unknown])[]) => list.map(([name]) => name);
  it('follow the state table and the side', () => {
    expect(names(barActions(session(), application, pending))).toEqual(['approve', 'reject']);
    expect(names(barActions(session(), application, approved))).toEqual(['terminate']);
    expect(names(barActions(session('tenant'), application, approved))).toEqual(['requestTermination']);
    expect(names(barActions(session('tenant'), application, pending))).toEqual(['withdraw']);
    // Approving a termination already ends the parking: the direct termination is not offered with it.
    const leaving = { ...approved, status: 'PENDING_TERMINATION' };
    expect(names(barActions(session(), application, leaving))).toEqual(['approve', 'reject']);
  });
  it('offer the renewal on an approved application only', () => {
    expect(names(creatingActions(session('tenant'), instance, application, approved))).toEqual([
      'createRenewal',
      'createChangeOfVehicle',
    ]);
    expect(allowedBelow(session('tenant'), instance, 'createRenewal', application, pending)).toBe(false);
  });
  it('add a session to an event that people can still sign up for, with seats where it is limited', async () => {
    const [event, slot] = [entityOf('activity-events'), entityOf('activity-event-time-slots')];
    const open = { id: 'e1', status: 'EVENT_FULL', isLimitedEvent: true };
    expect(names(creatingActions(session(), slot, event, open))).toEqual(['add']);
    for (const status of ['EVENT_CANCELLED', 'EVENT_ARCHIVED'])
      expect(creatingActions(session(), slot, event, { ...open, status })).toEqual([]);

    const values = {
      activityEventId: 4,
      sessionName: 'Morning',
      sessionDate: '2026-12-01',
      startTime: '09:00',
      endTime: '10:00',
    };
    const errorsBelow = async (parent: object) =>
      (await makeResolver(slot, 'add', session(), translate as never, { ...open, ...parent })(values, undefined, {} as never))
        .errors;
    expect(Object.keys(await errorsBelow({ isLimitedEvent: true }))).toEqual(['eventSlot']);
    expect(await errorsBelow({ isLimitedEvent: false })).toEqual({});
  });
  it('edit a section through its own action', () => {
    expect(sectionAction(session(), carPark, 'pricing', { id: 1 })?.[0]).toBe('updatePricing');
    expect(sectionAction(session('tenant'), carPark, 'pricing', { id: 1 })).toBeUndefined();
  });
  it('allow updates only in the states that permit them', () => {
    expect(mayWrite(session(), application, 'update', pending)).toBe(true);
    expect(mayWrite(session(), application, 'update', approved)).toBe(false);
    expect(mayWrite(session(), carPark, 'update', { id: 1 })).toBe(false);
  });
  it('are shown in the bar as far as there is room', () => {
    const button = (key: string, tone: 'primary' | 'neutral' = 'neutral') => ({ kind: 'action' as const, key, tone });
    const all = [button('a', 'primary'), button('b'), button('c'), button('d'), button('e')];
    expect(splitButtons(all, 3).front.map(({ key }) => key)).toEqual(['b', 'c', 'a']);
    expect(splitButtons(all, 3).menu.map(({ key }) => key)).toEqual(['d', 'e']);
    expect(splitButtons(all.slice(0, 4), 3).menu).toEqual([]);
  });
});

describe('filter tags', () => {
  const filter = {
    tab: 'PENDING',
    wildcardSearch: 'x',
    statusArray: ['APPROVED', 'PAST'],
    endDateTo: '2026-01-31',
    carParkIds: [4],
  };
  it('have one entry for every value, without tab and search', () => {
    expect(tagsOf(application, filter).map(({ param, value }) => `${param} ${value}`)).toEqual([
      'carParkIds 4',
      'statusArray APPROVED',
      'statusArray PAST',
      'endDateTo 2026-01-31',
    ]);
  });
  it('are removed one at a time (R-0139)', () => {
    expect(withoutTag(filter, { param: 'statusArray', value: 'PAST' }).statusArray).toEqual(['APPROVED']);
    expect(withoutTag(filter, { param: 'endDateTo', value: '2026-01-31' })).not.toHaveProperty('endDateTo');
    expect(withoutTag(filter, { param: 'carParkIds', value: 4 })).not.toHaveProperty('carParkIds');
  });
});

describe('list pages', () => {
  it('open on the tab of the address, the remembered one, or the first', () => {
    const address = (tab: string) => `?filter=${encodeURIComponent(JSON.stringify({ tab }))}`;
    expect(tabOf(application, address('RENEWAL'))?.of).toBe(instance.name);
    expect(tabOf(application, address('HISTORY'))?.code).toBe('SEASON_PARKING_APPLICATION');
    expect(tabOf(application, '', 'UPCOMING')?.code).toBe('UPCOMING');
    expect(tabOf(application, address('GONE'), 'UPCOMING')?.code).toBe('PENDING_APPROVAL');
    expect(tabOf(application, '?filter=%7Bbroken')?.code).toBe('PENDING_APPROVAL');
  });
  it('keep the first column, whatever columns are chosen', () => {
    const columns = carPark.list.columns.map((name) => ({ name, field: carPark.fields[name] as never }));
    expect(shownColumns(columns, ['name']).map(({ name }) => name)).toEqual(['code', 'name']);
    expect(shownColumns(columns, []).map(({ name }) => name)).toEqual(['code']);
  });
  it('link to the paths of the specification', () => {
    expect(recordPath(carPark, 4)).toBe('/parking/carparks/4');
    expect(fillPage('/parking/season-parking/:id/renewal', 9)).toBe('/parking/season-parking/9/renewal');
  });
});
