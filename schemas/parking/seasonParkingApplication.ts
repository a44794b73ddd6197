import { defineEntity } from '../kernel/entity/entity.ts';
import { boolean, cases, reference, sequence, statuses } from '../kernel/fields/field.ts';
import { tabsOf } from '../kernel/lists/tabs.ts';
import { permitActions, permitStamps } from '../tenants/permit.ts';
import { stamp } from '../users/stamp.ts';
import { parkingFields, parkingPeriod, submittedReason, vehicleFields } from './vehicle.ts';

/** Each with its tone, in the order of the lifecycle. */
const applicationTones = {
  PENDING_APPROVAL: 'warning',
  PENDING_TERMINATION: 'warning',
  PENDING_RENEWAL: 'warning',
  PENDING_CHANGE_OF_VEHICLE: 'warning',
  APPROVED: 'success',
  REJECTED: 'danger',
  TERMINATED: 'danger',
  PAST: 'neutral',
  WITHDRAWN: 'neutral',
} as const;

/** Actions while a renewal or a change of vehicle is pending. */
const pendingInstance = {
  entity: 'season-parking-application-instances',
  by: 'seasonParkingApplication',
  where: { status: 'PENDING_APPROVAL' },
} as const;

/**
 * Season parking application (002 §3, §4, §7). A tenant applies, or the building on the tenant's behalf; the building decides.
 * An approved application shows as ACTIVE or UPCOMING by its dates and becomes PAST after its end (hourly job). The tenant can
 * withdraw it while it is pending.
 */
export const seasonParkingApplication = defineEntity({
  name: 'season-parking-applications',
  area: 'parking',
  doc: 'The wish of a tenant to park one vehicle in one car park for a period.',
  title: '{referenceNo}',
  naming: ['referenceNo', 'vehiclePlateNo', 'carPark.name'],
  table: 'season-parking',
  icon: 'DirectionsCar',
  menu: { order: 10 },
  pages: {
    list: '/parking/season-parking',
    create: '/parking/season-parking/add',
    show: '/parking/season-parking/:id',
    edit: '/parking/season-parking/:id/edit',
  },
  api: {
    path: '/season-parking-applications',
    verbs: {
      list: true,
      get: true,
      create: 'POST /create',
      update: 'PUT /{id}/update',
      delete: true,
      statusCount: 'GET /get-status-count',
      history: true,
    },
    options: { vehicleType: 'GET /vehicle-type-drop-down', vehicleCategory: 'GET /vehicle-category-drop-down' },
  },
  scope: { building: 'officeCentreId', tenant: 'tenantId' },
  access: {
    list: 'SEASON_PARKING_LIST',
    get: 'SEASON_PARKING_VIEW',
    create: 'SEASON_PARKING_ADD',
    update: 'SEASON_PARKING_EDIT',
    delete: 'SEASON_PARKING_DELETE',
  },
  fields: {
    officeCentre: reference('office-centres', { onDelete: 'cascade', system: true, embed: ['currency'] }),
    referenceNo: sequence('SP'),
    tenant: reference('tenants', {
      required: true,
      onDelete: 'restrict',
      fixed: true,
      writableBy: ['platform', 'building'],
      embed: ['centreCode', 'active'],
    }),
    applicant: reference('users', {
      required: true,
      onDelete: 'restrict',
      fixed: true,
      writableBy: ['platform', 'building'],
      embed: ['username'],
      pick: { officeCentreId: '$record.tenantId' },
    }),
    ...vehicleFields,
    ...parkingFields,
    status: statuses(applicationTones),
    approvedStatus: cases({ ACTIVE: 'success', UPCOMING: 'info' }, [
      { when: { status: 'APPROVED', commencementDate: { gt: '$today' } }, is: 'UPCOMING' },
      { when: { status: 'APPROVED' }, is: 'ACTIVE' },
    ]),
    createdByLandlord: boolean({ default: false, system: true }),
    submittedReason,
    ...stamp('submitted'),
    ...permitStamps(),
    ...stamp('withdrawn'),
  },
  states: {
    field: 'status',
    initial: 'PENDING_APPROVAL',
    refinedBy: 'approvedStatus',
    timed: { past: { from: 'APPROVED', to: 'PAST', when: { endDate: { lt: '$today' } } } },
  },
  validate: [parkingPeriod],
  waits: [{ tab: 'PENDING', action: 'approve' }],
  allow: { update: { status: 'PENDING_APPROVAL' }, delete: { status: ['PENDING_APPROVAL', 'REJECTED', 'WITHDRAWN'] } },
  report: { date: 'commencementDate', by: ['carPark', 'tenant', 'vehicleType', 'status'], filters: ['carPark'] },
  list: {
    links: ['parking-calendar'],
    columns: ['referenceNo', 'tenant', 'applicant', 'vehiclePlateNo', 'carPark', 'commencementDate', 'endDate', 'status'],
    more: ['vehicleType', 'vehicleCategory', 'submittedDate', 'createdByLandlord'],
    filters: ['tenant', 'carPark', 'vehicleType', 'vehicleCategory', 'status', 'commencementDate', 'endDate'],
    tabs: [
      {
        code: 'PENDING',
        tabs: [
          ...tabsOf('status', ['PENDING_APPROVAL', 'PENDING_TERMINATION']),
          {
            code: 'PENDING_RENEWAL',
            where: { status: 'PENDING_RENEWAL' },
            opens: pendingInstance,
          },
          {
            code: 'PENDING_CHANGE_OF_VEHICLE',
            where: { status: 'PENDING_CHANGE_OF_VEHICLE' },
            opens: pendingInstance,
          },
        ],
      },
      {
        code: 'ONGOING',
        tabs: [
          { code: 'ACTIVE', where: { status: 'APPROVED', commencementDate: { lte: '$today' } } },
          { code: 'UPCOMING', where: { status: 'APPROVED', commencementDate: { gt: '$today' } } },
        ],
      },
      {
        code: 'HISTORY',
        tabs: [
          { code: 'SEASON_PARKING_APPLICATION', where: { status: ['REJECTED', 'TERMINATED', 'PAST', 'WITHDRAWN'] } },
          {
            code: 'RENEWAL',
            of: 'season-parking-application-instances',
            where: { type: 'RENEWAL', status: ['APPROVED', 'REJECTED', 'WITHDRAWN'] },
          },
          {
            code: 'CHANGE_OF_VEHICLE',
            of: 'season-parking-application-instances',
            where: { type: 'CHANGE_OF_VEHICLE', status: ['APPROVED', 'REJECTED', 'WITHDRAWN'] },
          },
        ],
      },
    ],
  },
  form: [
    { section: 'applicant', fields: ['tenant', 'applicant'] },
    {
      section: 'vehicle',
      fields: ['vehicleType', 'vehicleCategory', 'vehiclePlateNo', 'vehicleIuNo', 'vehicleMake', 'vehicleModel'],
    },
    { section: 'parking', fields: ['carPark', 'commencementDate', 'endDate', 'supportDocFile', 'submittedReason'] },
  ],
  facts: ['status', 'tenant', 'vehiclePlateNo', 'carPark', 'commencementDate', 'endDate'],
  show: [
    { section: 'applicant', fields: ['referenceNo', 'status', 'tenant', 'applicant', 'createdByLandlord'] },
    {
      section: 'vehicle',
      fields: ['vehicleType', 'vehicleCategory', 'vehiclePlateNo', 'vehicleIuNo', 'vehicleMake', 'vehicleModel'],
    },
    { section: 'parking', fields: ['carPark', 'commencementDate', 'endDate', 'supportDocFile', 'submittedReason'] },
  ],
  related: [{ entity: 'season-parking-application-instances', by: 'seasonParkingApplication' }],
  actions: {
    ...permitActions({
      group: 'SEASON_PARKING',
      pending: 'PENDING_APPROVAL',
      keepSays: 'keepParking',
      endingNeeds: 'SEASON_PARKING_MANAGE',
    }),
    withdraw: {
      call: 'PUT /{id}/withdraw',
      permission: 'SEASON_PARKING_MANAGE',
      sides: ['tenant'],
      moves: { PENDING_APPROVAL: 'WITHDRAWN', PENDING_TERMINATION: 'APPROVED' },
      inState: { PENDING_TERMINATION: { says: 'withdrawTermination' } },
      stamp: 'withdrawn',
      confirm: 'plain',
      tone: 'danger',
      notice: 'requestWithdrawn',
    },
  },
});
