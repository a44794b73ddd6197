import { defineEntity } from '../../kernel/entity/entity.ts';
import { cases, integer, statuses, systemCode } from '../../kernel/fields/field.ts';
import { tabsOf } from '../../kernel/lists/tabs.ts';
import { balance, unique } from '../../kernel/rules/limits.ts';
import { passOwner, passPeriod, passReason, passStamps } from './passFields.ts';
import { passReportCall } from './passReport.ts';

const path = '/office-centres/{officeCentreId}/qr-pass-history';
const assigned = { status: 'ASSIGNED' } as const;

/** QR pass (000 §3, §4, §7) of somebody who works in the building. What its QR code says changes every 30 seconds. */
export const qrPass = defineEntity({
  name: 'qr-passes',
  area: 'access',
  doc: 'A QR pass of a person, with when it was given and taken back.',
  title: '#{id}',
  naming: ['user.label'],
  icon: 'QrCode2',
  parentScreen: 'access-passes',
  pages: { list: '/access-passes/qr', show: '/access-passes/qr/:id' },
  api: {
    path,
    under: 'user',
    verbs: { list: true, get: true, create: true, statusCount: true, history: true },
  },
  scope: { building: 'officeCentreId', tenant: 'tenantId' },
  access: { list: 'ACCESS_PASS_LIST', get: 'PERSON_PASS_VIEW', create: 'ACCESS_PASS_ADD' },
  fields: {
    ...passOwner,
    status: statuses({ ASSIGNED: 'success', UNASSIGNED: 'neutral' }),
    ...passPeriod,
    /** Does it open doors now, as far as the pass itself is asked? */
    passStatus: cases({ ACTIVE: 'success', UPCOMING: 'info', EXPIRED: 'warning', ENDED: 'neutral' }, [
      { when: { status: 'UNASSIGNED' }, is: 'ENDED' },
      { when: { endAt: { lte: '$now' } }, is: 'EXPIRED' },
      { when: { startAt: { gt: '$now' } }, is: 'UPCOMING' },
      { when: { status: 'ASSIGNED' }, is: 'ACTIVE' },
    ]),
    ...passStamps,
    reason: passReason,
  },
  states: {
    field: 'status',
    initial: 'ASSIGNED',
    timed: { lapse: { from: 'ASSIGNED', to: 'UNASSIGNED', when: { endAt: { lte: '$now' } }, keeps: 'unassignedDate' } },
  },
  limits: {
    oneEach: unique(['officeCentre', 'user'], { while: assigned, error: 'passThere' }),
    quota: balance('officeCentre', 'qrQuotaBal', { while: assigned, error: 'qrPassesUsedUp' }),
    companyQuota: balance('tenant', 'qrQuotaBal', { while: assigned, error: 'companyQrPassesUsedUp' }),
  },
  list: {
    columns: ['user', 'tenant', 'status', 'passStatus', 'startAt', 'endAt', 'assignedDate', 'unassignedDate'],
    more: ['reason', 'assignedUser', 'unassignedUser'],
    filters: ['user', 'tenant', 'status', 'passStatus', 'assignedDate', 'unassignedDate', 'endAt'],
    sortable: ['assignedDate', 'unassignedDate', 'startAt', 'endAt'],
    tabs: tabsOf('status', ['ASSIGNED', 'UNASSIGNED']),
    opensOn: 'ASSIGNED',
  },
  form: [{ section: 'pass', fields: ['user', 'startAt', 'endAt'] }],
  facts: ['status', 'passStatus', 'user', 'tenant', 'startAt', 'endAt'],
  show: [{ section: 'pass', fields: ['user', 'tenant', 'startAt', 'endAt', 'status', 'passStatus', 'reason'] }],
  actions: {
    setPeriod: {
      call: 'PUT /{id}/period',
      permission: 'ACCESS_PASS_MANAGE',
      moves: { ASSIGNED: 'ASSIGNED' },
      input: ['startAt', 'endAt'],
      notice: 'recordUpdated',
    },
    unassign: {
      call: 'PUT /{id}/unassign',
      permission: 'ACCESS_PASS_MANAGE',
      moves: { ASSIGNED: 'UNASSIGNED' },
      input: ['reason'],
      stamp: 'unassigned',
      tone: 'danger',
      bulk: true,
      notice: 'passTaken',
    },
  },
  downloads: {
    list: { call: 'GET /download-qr-pass-history-base64', permission: 'ACCESS_PASS_DOWNLOAD', as: 'xls' },
  },
  endpoints: {
    passReport: passReportCall,
    give: {
      call: 'PUT /office-centres/{officeCentreId}/users/{userId}/qr-pass',
      summary: 'Gives a person a QR pass',
      permission: 'PERSON_PASS_MANAGE',
      body: passPeriod,
      notice: 'passGiven',
    },
    take: {
      call: 'DELETE /office-centres/{officeCentreId}/users/{userId}/qr-pass',
      summary: 'Takes the QR pass of a person back',
      permission: 'PERSON_PASS_MANAGE',
      body: { reason: systemCode('PASS_REMOVAL_REASON') },
      notice: 'passTaken',
    },
    quota: {
      call: `GET ${path}/quota`,
      summary: 'How many QR passes there are, and how many are left',
      permission: 'PERSON_PASS_VIEW',
    },
    code: {
      call: 'GET /occupant/qr-pass',
      summary: 'The person’s own QR pass in the building, and what its QR code says until the next half minute',
      everybody: 'A pass is shown to the person who carries it, and to nobody else',
    },
    accessCredential: {
      call: 'GET /office-centres/{officeCentreId}/users/{userId}/access-credential',
      summary: 'The passes of a person, and the types of credential that they come to',
      permission: 'PERSON_PASS_VIEW',
    },
    updateAccessPasses: {
      call: 'PUT /office-centres/{officeCentreId}/user-registration-requests/{userId}/update-access-passes',
      summary: 'Chooses the passes of somebody who has not registered yet; they open doors from then on',
      permission: 'PERSON_PASS_MANAGE',
      body: { credentialTypeList: 'json', thirdPartyCardId: integer({ min: 1 }) },
      notice: 'passesUpdated',
    },
  },
  notices: { create: 'passGiven' },
});
