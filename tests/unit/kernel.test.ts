import { describe, expect, it, vi } from 'vitest';
import { localeCodes } from '#i18n/locales.ts';
import { entities, entityOf } from '#schemas/index.ts';
import { callOf, callsOf } from '#schemas/kernel/calls/calls.ts';
import { fillPath } from '#schemas/kernel/calls/path.ts';
import { checkSchemas } from '#schemas/kernel/check/schemas.ts';
import { defineEntity, type Entity } from '#schemas/kernel/entity/entity.ts';
import { recordName } from '#schemas/kernel/entity/title.ts';
import { dateIn } from '#schemas/kernel/fields/clock.ts';
import {
  date,
  type EnumField,
  type Field,
  type Fields,
  type Only,
  oneOf,
  reference,
  statuses,
  text,
  time,
} from '#schemas/kernel/fields/field.ts';
import { allTabs, firstTab, listFilters, searchFields, sortable } from '#schemas/kernel/lists/query.ts';
import {
  can,
  permissions,
  permissionsOf,
  refusalOf,
  roleCodes,
  roles,
  routeSetOf,
  stateAllows,
} from '#schemas/kernel/rights/access.ts';
import type { Session } from '#schemas/kernel/rights/session.ts';
import { changedFields } from '#schemas/kernel/rules/against.ts';
import { bodySchema, inputNames, problemsOf } from '#schemas/kernel/rules/validate.ts';
import { matches } from '#schemas/kernel/rules/where.ts';
import { actionNow, actionNowOf, historyLabelKey } from '#schemas/kernel/states/actionState.ts';
import { isWaiting, waitingTabs } from '#schemas/kernel/states/waits.ts';
import { seasonParkingApplication } from '#schemas/parking/seasonParkingApplication.ts';
import { sessionOf } from '#tests/unit/session.ts';

const session = (over: Partial<Session> = {}): Session => sessionOf('LANDLORD_ADMIN', over.side ?? 'building', over);
const application = entityOf('season-parking-applications');
const carPark = entityOf('car-parks');

describe('schemas', () => {
  it('are valid', () => expect(checkSchemas(entities)).toEqual([]));

  it('fail with the place of the error if they name something that does not exist', () => {
    const wrong = defineEntity({
      name: 'wrong',
      area: 'parking',
      doc: '',
      title: '{name}',
      api: { path: '/wrong', verbs: { list: true } },
      scope: { building: 'officeCentreId' },
      access: { list: 'CAR_PARK_LIST' },
      fields: { name: text(), status: oneOf(['A', 'B']), x: text({ max: 5, unique: true }) },
      states: { field: 'status', initial: 'A' },
      list: { columns: ['name'], tabs: [{ code: 'T', where: { status: 'C' } }] },
      actions: { go: { call: 'PUT /{id}/go', permission: 'CAR_PARK_EDIT', moves: { A: 'Z' }, notice: 'x', stamp: 'gone' } },
    }) as unknown as Entity;
    expect(checkSchemas([...entities, wrong])).toEqual([
      "wrong: tab 'T' depends on 'status' = 'C', which is no value of it",
      "wrong: states: 'status' must be a system field",
      "wrong: states: the status 'A' has no tone",
      "wrong: states: the status 'B' has no tone",
      "wrong: action 'go': no stamp 'gone'",
      "wrong: action 'go': 'Z' is no status",
      "wrong: scope names 'officeCentreId', which is no field",
    ]);
  });

  it('describe an action in each of its states, and name records by existing fields', () => {
    const wrong = defineEntity({
      name: 'wrong',
      area: 'parking',
      doc: '',
      title: '{name}',
      naming: ['name', 'place.name', 'building.street'],
      api: { path: '/wrong', verbs: { list: true } },
      scope: {},
      access: { list: 'CAR_PARK_LIST' },
      fields: {
        name: text(),
        building: reference('office-centres', { onDelete: 'cascade' }),
        status: statuses({ A: 'info', B: 'success' }),
      },
      states: { field: 'status', initial: 'A' },
      list: { columns: ['name'] },
      actions: {
        go: {
          call: 'PUT /{id}/go',
          permission: 'CAR_PARK_EDIT',
          moves: { A: 'B' },
          inState: { B: { says: 'goOn', remark: 'name' } },
          remarkOptional: true,
          notice: 'x',
        },
        ask: { call: 'PUT /{id}/ask', permission: 'CAR_PARK_EDIT', input: ['name'], refusedAs: 'warning', notice: 'x' },
      },
    }) as unknown as Entity;
    expect(checkSchemas([...entities, wrong])).toEqual([
      "wrong: naming speaks of 'place.name', which its records do not have",
      "wrong: naming speaks of 'building.street', which its records do not have",
      "wrong: action 'go' has no remark that could be left out",
      "wrong: action 'go' says something in 'B', where it is not possible",
      "wrong: action 'go' keeps a remark in 'name' but takes none",
      "wrong: action 'ask' would close the dialog that asks for something when it is refused",
    ]);
  });

  it('gather rows by values that they can have, and let a list choose among those alone', () => {
    const tenants = entityOf('tenants') as Entity;
    const admins = tenants.fields.admins as Field;
    const checkProblems = (only: Only, by = 'roleCode') =>
      checkSchemas(
        entities.map((entity) =>
          entity.name === 'tenants'
            ? {
                ...tenants,
                fields: { ...tenants.fields, admins: { ...admins, via: { ...admins.via, only } } as Field },
                list: { ...tenants.list, gathers: { roles: { field: 'admins', by } } },
              }
            : entity,
        ),
      );
    expect(checkProblems({ active: true, roleCode: ['STAFF'] })).toEqual([]);
    expect(checkProblems({ roleCode: ['STAFF', 'BOSS'] })).toEqual([
      "tenants: field 'admins' takes only rows whose 'roleCode' is STAFF,BOSS, which it never is",
    ]);
    expect(checkProblems({ roleCode: ['STAFF'], user: true })).toEqual([
      "tenants: field 'admins' takes only rows whose 'user' is true, which it never is",
    ]);
    for (const [only, by] of [
      [{ roleCode: 'STAFF' }, 'roleCode'],
      [{ roleCode: ['STAFF'] }, 'active'],
    ] as const)
      expect(checkProblems(only, by)).toEqual([
        `tenants: its parameter 'roles' chooses by '${by}', of which 'admins' names no values`,
      ]);
  });

  it('compare a time with another time of the same form (R-0195)', () => {
    const checkProblems = (fields: Fields, form: readonly string[]) => {
      const entity = defineEntity({
        name: 'spans',
        area: 'parking',
        doc: '',
        title: '{id}',
        api: { path: '/spans', verbs: { list: true, create: true } },
        scope: {},
        access: { list: 'CAR_PARK_LIST', create: 'CAR_PARK_ADD' },
        fields,
        list: { columns: [] },
        form: [{ section: 'all', fields: form }],
        actions: { end: { call: 'PUT /{id}/end', permission: 'CAR_PARK_EDIT', input: ['until'], notice: 'x' } },
      }) as unknown as Entity;
      return checkSchemas([...entities, entity], [entity]);
    };
    const whole = { from: date(), until: time(), opens: time(), closes: time({ after: 'opens' }) };
    expect(checkProblems(whole, ['from', 'until', 'opens', 'closes'])).toEqual([]);
    expect(checkProblems({ ...whole, until: time({ after: 'closes' }) }, ['opens', 'closes'])).toEqual([
      "spans: 'end' takes 'until' without 'closes' before it",
    ]);
    for (const wrong of [time({ after: 'nowhere' }), time({ after: 'from' }), time({ after: 'until' })])
      expect(checkProblems({ ...whole, until: wrong }, ['until'])[0]).toMatch(
        /^spans: field 'until' comes after '\w+', which is no other time$/,
      );
    expect(checkProblems({ ...whole, closes: time({ after: 'from' }) }, ['from'])).toEqual([
      "spans: field 'closes' comes after 'from', which is no other time",
    ]);
  });
});

describe('calls', () => {
  it('follow the path and the exceptions that the schema spells out', () => {
    const spelled = callsOf(application).map((call) => `${call.method} ${call.path}`);
    expect(spelled).toContain('POST /season-parking-applications/create');
    expect(spelled).toContain('PUT /season-parking-applications/{id}/update');
    expect(spelled).toContain('GET /season-parking-applications/get-status-count');
    expect(callOf(carPark, 'updatePricing').path).toBe('/car-parks/{id}/update-pricing');
    expect(() => callOf(carPark, 'update')).toThrow("car-parks offers no call 'update'");
  });
  it('fill and encode their parameters, and throw on a missing one', () => {
    expect(fillPath('/a/{id}/b/{x}', { id: 4, x: 'ü/' })).toBe('/a/4/b/%C3%BC%2F');
    expect(() => fillPath('/a/{id}', {})).toThrow('needs a value for id');
  });
});

describe('office centres and languages', () => {
  it('are buildings (LANDLORD), tenant companies (TENANT) and offices (R-0001)', () => {
    expect([...(entityOf('centres').fields.officeCentreType as EnumField).values].sort()).toEqual([
      'LANDLORD',
      'OFFICE',
      'TENANT',
    ]);
  });
  it('are English, Traditional and Simplified Chinese, and no others (R-0004)', () => {
    expect(localeCodes).toEqual(['en', 'zh-Hant', 'zh-Hans']);
  });
});

describe('access', () => {
  it('gives the platform everything, the read-only admin no write permission, staff nothing here', () => {
    expect(permissionsOf('SUPERADMIN', 'platform')).toEqual([...permissions]);
    expect(permissionsOf('LANDLORD_ADMIN_VIEW_ONLY', 'building').every((code) => /_(LIST|VIEW|DOWNLOAD)$/.test(code))).toBe(true);
    expect(permissionsOf('STAFF', 'tenant').every((code) => code.startsWith('VISITOR'))).toBe(true);
  });
  it('never exceeds the maximum of a side, and gives no building role the platform', () => {
    for (const role of roleCodes) {
      if (!('platform' in roles[role])) expect(permissionsOf(role, 'platform')).toEqual([]);
      expect(permissionsOf(role, 'tenant')).not.toContain('SEASON_PARKING_APPROVE');
      expect(permissionsOf(role, 'building')).not.toContain('OFFICE_CENTRE_ADD');
    }
  });
  it('gives the reason: add-on before side before permission', () => {
    const one = session();
    expect(refusalOf(one, { permission: 'CAR_PARK_ADD', addOn: 'BOOK_FACILITY' })).toBe('addOn');
    expect(refusalOf(one, { permission: 'CAR_PARK_ADD', sides: ['tenant'] })).toBe('side');
    expect(refusalOf({ ...one, permissions: [] }, { permission: 'CAR_PARK_ADD' })).toBe('permission');
    expect(refusalOf(one, { permission: 'CAR_PARK_ADD' })).toBeUndefined();
  });
  it('checks the state table for actions', () => {
    expect(can(session(), application, 'approve', { status: 'PENDING_APPROVAL' })).toBe(true);
    expect(can(session(), application, 'approve', { status: 'REJECTED' })).toBe(false);
    expect(
      can(session({ side: 'tenant', permissions: permissionsOf('MASTER_ADMIN', 'tenant') }), application, 'terminate', {
        status: 'APPROVED',
      }),
    ).toBe(false);
    expect(stateAllows(entityOf('office-centres'), { when: { active: true } }, { active: false }, '2026-01-01')).toBe(false);
  });
  it('knows the calls of an entity: a wrong name does not compile, and throws where it is only known at run time', () => {
    // @ts-expect-error There is no such action.
    expect(() => can(session(), seasonParkingApplication, 'aprove')).toThrow("season-parking-applications has no call 'aprove'");
    expect(() => can(session(), application, 'aprove')).toThrow("season-parking-applications has no call 'aprove'");
    expect(() => can(session(), application, 'toString')).toThrow("no call 'toString'");
    expect(() => can(session(), application, { upload: 'none', step: 'process' })).toThrow("no call 'none process'");
    vi.stubEnv('NODE_ENV', 'production');
    expect(can(session(), application, 'aprove')).toBe(false);
    vi.unstubAllEnvs();
  });
  it('chooses one of five route sets', () => {
    expect(routeSetOf(session())).toBe('building');
    expect(routeSetOf(session({ side: 'platform' }))).toBe('platform');
    expect(routeSetOf(session({ side: 'tenant' }))).toBe('tenant');
    expect(routeSetOf(session({ side: 'tenant', addOns: ['BOOK_FACILITY'] }))).toBe('tenantWithAddOns');
    expect(routeSetOf(session({ roleCodes: ['LOAN_ITEMS_ADMIN'] }))).toBe('conciergeOnly');
  });
});

describe('predicates', () => {
  const at = { today: '2026-06-01', record: { tenantId: 7 } };
  it('read values, lists, comparisons and names', () => {
    expect(matches({ status: ['A', 'B'], n: { gte: 2, lt: 5 } }, { status: 'B', n: 4 }, at)).toBe(true);
    expect(matches({ n: { gt: 4 } }, { n: 4 }, at)).toBe(false);
    const now = '2026-06-01T08:00:00Z';
    expect(matches({ t: { lte: '$now' } }, { t: '2026-06-01T08:00:00.000Z' }, { ...at, now })).toBe(true);
    expect(matches({ t: { gt: '$now' } }, { t: '2026-06-01T16:00:01+08:00' }, { ...at, now })).toBe(true);
    expect(matches({ t: { gt: '$now' } }, { t: '2999-01-01T00:00:00Z' }, at)).toBe(true);
    expect(matches({ d: { lte: '$today' } }, { d: '2026-06-01' }, at)).toBe(true);
    expect(matches({ officeCentreId: '$record.tenantId' }, { officeCentreId: 7 }, at)).toBe(true);
    expect(matches({ x: null }, {}, at)).toBe(true);
    expect(matches({ x: { gt: 1 } }, { x: null }, at)).toBe(false);
  });
});

describe('validation', () => {
  const good = {
    tenantId: 1,
    applicantId: 2,
    vehicleType: 'CAR',
    vehicleCategory: 'PRIVATE',
    vehiclePlateNo: 'SKX 1234',
    carParkId: 3,
    commencementDate: '2026-07-01',
    endDate: '2026-12-31',
  };
  const problems = (over: Record<string, unknown>, one = session()) =>
    problemsOf(bodySchema(application, 'create', one), { ...good, ...over });

  it('accepts a valid form', () => expect(problems({})).toBeUndefined());
  it('names each invalid field with a code and its parameters', () => {
    expect(
      problems({
        vehiclePlateNo: '',
        vehicleType: 'TANK',
        carParkId: '3',
        endDate: '2026-02-30',
        vehicleMake: 'x'.repeat(51),
        status: 'APPROVED',
      }),
    ).toMatchObject({
      vehiclePlateNo: { code: 'required' },
      vehicleType: { code: 'notAllowed' },
      carParkId: { code: 'notNumber' },
      endDate: { code: 'date' },
      vehicleMake: { code: 'tooLong', params: { max: 50 } },
      status: { code: 'unknownField' },
    });
  });
  it('compares dates of one form', () => {
    expect(problems({ endDate: '2026-06-30' })).toMatchObject({ endDate: { code: 'notBefore' } });
  });
  it('rejects spreadsheet injection and allows signed numbers', () => {
    expect(problems({ vehicleMake: '=1+1' })).toMatchObject({ vehicleMake: { code: 'injection' } });
    expect(problems({ vehicleMake: '<b>' })).toMatchObject({ vehicleMake: { code: 'injection' } });
    expect(problems({ vehicleMake: '-1' })).toBeUndefined();
  });
  it('validates only the fields of the person’s side', () => {
    expect(inputNames(application, 'create', { side: 'tenant' })).not.toContain('tenant');
    const { tenantId, applicantId, ...rest } = good;
    expect(problemsOf(bodySchema(application, 'create', session({ side: 'tenant' })), rest)).toBeUndefined();
    expect(problemsOf(bodySchema(application, 'create', session({ side: 'tenant' })), good)).toMatchObject({
      tenantId: { code: 'unknownField' },
      applicantId: { code: 'unknownField' },
    });
    expect([tenantId, applicantId]).toEqual([1, 2]);
  });
  it('requires the remark of an action, and leaves fixed fields out of updates', () => {
    expect(problemsOf(bodySchema(application, 'reject', session()), {})).toMatchObject({ rejectRemark: { code: 'required' } });
    expect(inputNames(application, 'update')).not.toContain('tenant');
  });
  it('rejects anything but an object', () => {
    for (const body of [null, [], 'x', 4]) expect(problemsOf(bodySchema(application, 'reject', session()), body)).toBeDefined();
  });
});

describe('list queries', () => {
  it('derive their parameters from the schema', () => {
    const params = listFilters(application).map((filter) => filter.param);
    expect(params).toEqual(
      expect.arrayContaining([
        'tenantId',
        'tenantIds',
        'status',
        'statusArray',
        'commencementDateFrom',
        'endDateTo',
        'updatedDateFrom',
      ]),
    );
    expect(searchFields(application)).toEqual(['referenceNo', 'vehiclePlateNo']);
    expect(sortable(application)).toEqual(expect.arrayContaining(['id', 'referenceNo', 'commencementDate', 'status']));
    expect(sortable(carPark)).not.toContain('notifyPartyEmail');
  });
  it('open on the first sub-tab (R-0977)', () => {
    expect(firstTab(application)?.code).toBe('PENDING_APPROVAL');
    expect(application.list.tabs?.map((tab) => tab.code)).toEqual(['PENDING', 'ONGOING', 'HISTORY']);
    expect(allTabs(application)).toHaveLength(12);
  });
});

describe('dates', () => {
  it('depend on the time zone', () => {
    const instant = new Date('2026-06-01T23:30:00Z');
    expect(dateIn('Asia/Singapore', instant)).toBe('2026-06-02');
    expect(dateIn('America/New_York', instant)).toBe('2026-06-01');
  });
});

describe('an action in a state', () => {
  const leaving = { status: 'PENDING_TERMINATION' };
  it('has a label and a dialog for that state', () => {
    expect(actionNow(application, 'approve', { status: 'PENDING_APPROVAL' })).toEqual({
      says: 'approve',
      tone: 'primary',
      confirm: 'plain',
      remark: 'approveRemark',
      keeps: 'approveRemark',
      mustRemark: false,
    });
    expect(actionNow(application, 'approve', leaving)).toEqual({
      says: 'approveTermination',
      tone: 'danger',
      confirm: 'countdown',
      remark: 'approveRemark',
      keeps: 'terminateRemark',
      mustRemark: false,
    });
    expect(actionNow(application, 'reject', leaving)).toMatchObject({ says: 'keepParking', tone: 'primary', mustRemark: true });
  });

  it('has its state’s meaning for records in one state, and its general meaning for mixed states', () => {
    expect(actionNowOf(application, 'approve', [leaving, leaving]).says).toBe('approveTermination');
    expect(actionNowOf(application, 'approve', [leaving, { status: 'PENDING_APPROVAL' }]).says).toBe('approve');
  });

  it('has that label in the history, too', () => {
    const ended = { action: 'approve', changes: [{ field: 'status', from: 'PENDING_TERMINATION' }] };
    expect(historyLabelKey(application, ended)).toBe('approveTermination');
    expect(historyLabelKey(application, { action: 'approve', changes: [] })).toBe('approve');
  });

  it('names its record by identifying fields, leaving out empty ones', () => {
    const record = { id: 1, referenceNo: 'SP-2026-00031', vehiclePlateNo: 'SLL 9813 L', carPark: { id: 2, name: 'Basement 2' } };
    expect(recordName(application, record, 'en')).toBe('SP-2026-00031, SLL 9813 L, Basement 2');
    expect(recordName(application, { ...record, carPark: null }, 'zh-Hant', '，')).toBe('SP-2026-00031，SLL 9813 L');
    expect(recordName(carPark, { id: 2, code: 'B2', name: 'Basement 2' }, 'en')).toBe('B2 · Basement 2');
  });
});

describe('pending decisions', () => {
  const tenant = sessionOf('MASTER_ADMIN', 'tenant');
  it('are for people who may decide, in the declared tab and its sub-tabs', () => {
    expect(waitingTabs(session(), application).map(({ code }) => code)).toEqual(['PENDING']);
    expect(isWaiting(session(), application, 'PENDING_RENEWAL')).toBe(true);
    expect(isWaiting(session(), application, 'ACTIVE')).toBe(false);
    expect(isWaiting(session(), application, undefined)).toBe(false);
    expect(waitingTabs(tenant, application)).toEqual([]);
    expect(waitingTabs(sessionOf('LANDLORD_ADMIN_VIEW_ONLY', 'building'), application)).toEqual([]);
    expect(waitingTabs(session(), carPark)).toEqual([]);
  });
});

describe('compared fields', () => {
  const instance = entityOf('season-parking-application-instances');
  it('are those that differ from before, with all empty values equal', () => {
    const record = {
      vehiclePlateNo: 'B',
      previousVehiclePlateNo: 'A',
      vehicleMake: '',
      previousVehicleMake: null,
      carParkId: 3,
      previousCarParkId: 4,
      endDate: '2026-12-31',
      previousEndDate: '2026-12-31',
    };
    expect(changedFields(instance, record).map(({ name }) => name)).toEqual(['vehiclePlateNo', 'carPark']);
  });

  it('need a matching field in the parent, or the schema fails', () => {
    const { actions } = instance;
    const createRenewal = {
      ...actions.createRenewal,
      against: {
        after: { commencementDate: 'lastDay' },
        differ: ['colour'],
        requires: { paint: { status: 'SLEEPING' } },
        shows: [{ of: 'carPark', by: 'status', take: { A: 'height' } }],
      },
    };
    const wrong = {
      ...instance,
      compares: { endDate: 'previousVehicleMake' },
      waits: [{ tab: 'NONE', action: 'approve' }],
      actions: { ...actions, createRenewal },
    } as unknown as Entity;
    expect(checkSchemas(entities.map((one) => (one === instance ? wrong : one)))).toEqual(
      [
        "what waits is no tab 'NONE' or no action 'approve'",
        "what requires 'paint' of action 'createRenewal' depends on 'status' = 'SLEEPING', which is no value of it",
        "compares 'endDate' with 'previousVehicleMake', which is no field of its kind",
        "action 'createRenewal' compares 'paint', which is no field",
        "action 'createRenewal' compares 'colour', which is no field",
        "action 'createRenewal' compares with 'lastDay', which season-parking-applications lacks",
        "action 'createRenewal' compares with 'colour', which season-parking-applications lacks",
        "action 'createRenewal' shows 'carPark.height', which season-parking-applications does not embed",
      ].map((text) => `season-parking-application-instances: ${text}`),
    );
  });
});
