import { defineEntity } from '../kernel/entity/entity.ts';
import { date, dateTime, reference, statuses } from '../kernel/fields/field.ts';
import { tabsOf } from '../kernel/lists/tabs.ts';
import { stamp } from '../users/stamp.ts';

/**
 * Instance of an approved aircon extension request (002 §3, §4, §7): one run. What an AHU does is the union of its instances; what a company
 * pays is counted from them. The building ends single ones, the tenant asks for it.
 */
export const airconExtensionRequestInstance = defineEntity({
  name: 'aircon-extension-request-instances',
  area: 'aircon',
  doc: 'One run of the aircon that an approved request has brought.',
  title: '{startAt}',
  naming: ['airconExtensionRequest.label', 'date'],
  table: 'aircon_instances',
  pages: { show: '/aircon/extension/:id/instances/:instanceId' },
  api: {
    path: '/aircon-extension-request-instances',
    verbs: { list: true, get: true, statusCount: 'GET /get-status-count', history: true },
    under: 'airconExtensionRequest',
    also: [{ path: '/aircon-extension-requests/{airconExtensionRequestId}/aircon-extension-request-instances', key: 'id' }],
  },
  scope: { building: 'officeCentreId', tenant: 'tenantId' },
  access: { list: 'AIRCON_LIST', get: 'AIRCON_VIEW' },
  fields: {
    officeCentre: reference('office-centres', { onDelete: 'cascade', system: true }),
    airconExtensionRequest: reference('aircon-extension-requests', { required: true, onDelete: 'cascade', fixed: true }),
    tenant: reference('tenants', { onDelete: 'restrict', system: true }),
    ahuUnit: reference('ahu-units', { onDelete: 'restrict', system: true }),
    date: date({ system: true }),
    startAt: dateTime({ system: true }),
    endAt: dateTime({ system: true }),
    status: statuses({
      UPCOMING: 'info',
      ACTIVE: 'success',
      PENDING_TERMINATION: 'warning',
      TERMINATED: 'danger',
      COMPLETED: 'neutral',
    }),
    ...stamp('rejected', 'rejectRemark'),
    ...stamp('terminationRequested', 'terminateRequestRemark'),
    ...stamp('terminated', 'terminateRemark'),
  },
  parent: 'airconExtensionRequest',
  states: {
    field: 'status',
    initial: 'UPCOMING',
    timed: {
      begin: { from: 'UPCOMING', to: 'ACTIVE', when: { startAt: { lte: '$now' } } },
      complete: { from: ['ACTIVE', 'PENDING_TERMINATION'], to: 'COMPLETED', when: { endAt: { lte: '$now' } } },
    },
  },
  waits: [{ tab: 'PENDING_TERMINATION', action: 'terminate' }],
  list: {
    columns: ['date', 'startAt', 'endAt', 'ahuUnit', 'status'],
    more: ['airconExtensionRequest', 'tenant', 'terminateRequestRemark', 'terminateRemark'],
    filters: ['airconExtensionRequest', 'ahuUnit', 'tenant', 'status', 'date'],
    sort: ['startAt', 'ASC'],
    unlessAsked: { status: ['UPCOMING', 'ACTIVE'] },
    tabs: [
      { code: 'CURRENT', where: { status: ['UPCOMING', 'ACTIVE'] }, overlaps: true },
      ...tabsOf('status', ['UPCOMING', 'ACTIVE', 'PENDING_TERMINATION', 'TERMINATED', 'COMPLETED']),
    ],
  },
  form: [{ section: 'request', fields: ['airconExtensionRequest'] }],
  facts: ['status', 'airconExtensionRequest', 'ahuUnit', 'endAt'],
  show: [{ section: 'request', fields: ['airconExtensionRequest', 'tenant', 'ahuUnit', 'date', 'startAt', 'endAt', 'status'] }],
  actions: {
    terminate: {
      call: 'PUT /{id}/terminate',
      several: 'PUT /terminate',
      permission: 'AIRCON_MANAGE',
      sides: ['platform', 'building'],
      moves: { UPCOMING: 'TERMINATED', ACTIVE: 'TERMINATED', PENDING_TERMINATION: 'TERMINATED' },
      remark: 'terminateRemark',
      stamp: 'terminated',
      confirm: 'countdown',
      tone: 'danger',
      bulk: true,
      notice: 'recordUpdated',
    },
    keep: {
      call: 'PUT /{id}/keep',
      permission: 'AIRCON_REJECT',
      sides: ['platform', 'building'],
      moves: { PENDING_TERMINATION: 'UPCOMING' },
      remark: 'rejectRemark',
      stamp: 'rejected',
      bulk: true,
      notice: 'recordUpdated',
    },
    requestTermination: {
      call: 'PUT /{id}/request-termination',
      several: 'PUT /request-termination',
      permission: 'AIRCON_EDIT',
      sides: ['tenant'],
      moves: { UPCOMING: 'PENDING_TERMINATION', ACTIVE: 'PENDING_TERMINATION' },
      remark: 'terminateRequestRemark',
      stamp: 'terminationRequested',
      tone: 'danger',
      bulk: true,
      notice: 'terminationRequested',
    },
  },
  notifications: {
    terminationRequested: {
      on: ['requestTermination'],
      to: [{ holders: 'AIRCON_APPROVE' }],
      kind: 'aircon',
      facts: ['airconExtensionRequest', 'date'],
    },
    terminated: {
      on: ['terminate'],
      to: [{ of: 'airconExtensionRequest', field: 'applicantUser' }],
      kind: 'aircon',
      facts: ['airconExtensionRequest', 'date'],
    },
    kept: {
      on: ['keep'],
      to: [{ of: 'airconExtensionRequest', field: 'applicantUser' }],
      kind: 'aircon',
      facts: ['airconExtensionRequest', 'date'],
    },
  },
});
