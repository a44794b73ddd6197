import { defineEntity } from '../../kernel/entity/entity.ts';
import { dateTime, statuses, systemCode, text } from '../../kernel/fields/field.ts';
import { tabsOf } from '../../kernel/lists/tabs.ts';
import { balance, unique } from '../../kernel/rules/limits.ts';
import { passOwner, passPeriod, passReason, passStamps } from './passFields.ts';

const path = '/office-centres/{officeCentreId}/hid-pass-history';
/** Statuses in which it is one of those that the building has bought. */
export const hidHeld = ['PENDING_ACTIVATION', 'ACTIVATED', 'PENDING_DEACTIVATED'] as const;
const held = { passStatus: [...hidHeld] };

/**
 * HID mobile pass (000 §3, §4, §7): a credential that the HID service puts on the phone of a person. The service invites the person, who
 * has until the expiry date to activate it; it tells when a pass is active, and when it is gone from the phone.
 */
export const hidPass = defineEntity({
  name: 'hid-passes',
  area: 'access',
  doc: 'An HID mobile pass of a person, from the invitation until it is gone from the phone.',
  title: '#{id}',
  naming: ['user.label'],
  icon: 'PhoneAndroid',
  parentScreen: 'access-passes',
  pages: { list: '/access-passes/hid', show: '/access-passes/hid/:id' },
  api: {
    path,
    under: 'user',
    verbs: { list: true, get: true, create: true, statusCount: true, history: true },
  },
  scope: { building: 'officeCentreId', tenant: 'tenantId' },
  access: { list: 'ACCESS_PASS_LIST', get: 'PERSON_PASS_VIEW', create: 'ACCESS_PASS_ADD' },
  fields: {
    ...passOwner,
    passStatus: statuses({
      PENDING_ACTIVATION: 'warning',
      ACTIVATED: 'success',
      ACTIVATION_EXPIRED: 'danger',
      PENDING_DEACTIVATED: 'warning',
      DEACTIVATED: 'neutral',
    }),
    ...passPeriod,
    /** What the person types into the app of the service. */
    invitationCode: text({ max: 40, system: true, readableBy: { permission: 'PERSON_PASS_MANAGE' } }),
    /** Until when the person can activate it. */
    expiryDate: dateTime({ system: true }),
    activationDate: dateTime({ system: true }),
    deactivationDate: dateTime({ system: true }),
    /** What the service calls the credential on the phone; a reader says it. */
    credentialNo: text({ max: 80, unique: true, system: true, internal: true }),
    /** When the service has said that it will be active, and gone. */
    activeAt: dateTime({ system: true, internal: true }),
    goneAt: dateTime({ system: true, internal: true }),
    ...passStamps,
    reason: passReason,
  },
  states: {
    field: 'passStatus',
    initial: 'PENDING_ACTIVATION',
    timed: {
      becomeActive: {
        from: 'PENDING_ACTIVATION',
        to: 'ACTIVATED',
        when: { activeAt: { lte: '$now' } },
        keeps: 'activationDate',
      },
      expireActivation: {
        from: 'PENDING_ACTIVATION',
        to: 'ACTIVATION_EXPIRED',
        when: { expiryDate: { lte: '$now' } },
        keeps: 'unassignedDate',
      },
      lapse: {
        from: ['PENDING_ACTIVATION', 'ACTIVATED'],
        to: 'DEACTIVATED',
        when: { endAt: { lte: '$now' } },
        keeps: 'deactivationDate',
      },
      becomeInactive: {
        from: 'PENDING_DEACTIVATED',
        to: 'DEACTIVATED',
        when: { goneAt: { lte: '$now' } },
        keeps: 'deactivationDate',
      },
    },
  },
  limits: {
    oneEach: unique(['officeCentre', 'user'], { while: held, error: 'passThere' }),
    quota: balance('officeCentre', 'hidQuotaBal', { while: held, error: 'hidPassesUsedUp' }),
    companyQuota: balance('tenant', 'hidQuotaBal', { while: held, error: 'companyHidPassesUsedUp' }),
  },
  list: {
    columns: ['user', 'tenant', 'passStatus', 'expiryDate', 'activationDate', 'deactivationDate', 'assignedDate'],
    more: ['startAt', 'endAt', 'reason', 'assignedUser', 'unassignedUser'],
    filters: ['user', 'tenant', 'passStatus', 'expiryDate', 'activationDate', 'deactivationDate'],
    sortable: ['expiryDate', 'activationDate', 'deactivationDate', 'assignedDate'],
    tabs: tabsOf('passStatus', ['PENDING_ACTIVATION', 'ACTIVATED', 'ACTIVATION_EXPIRED', 'PENDING_DEACTIVATED', 'DEACTIVATED']),
    opensOn: 'PENDING_ACTIVATION',
  },
  form: [{ section: 'pass', fields: ['user', 'startAt', 'endAt'] }],
  facts: ['passStatus', 'user', 'tenant', 'expiryDate', 'activationDate', 'deactivationDate'],
  show: [
    { section: 'pass', fields: ['user', 'tenant', 'startAt', 'endAt', 'passStatus', 'reason'] },
    { section: 'service', fields: ['invitationCode', 'expiryDate', 'activationDate', 'deactivationDate'] },
  ],
  actions: {
    deactivate: {
      call: 'PUT /{id}/deactivate',
      permission: 'ACCESS_PASS_MANAGE',
      moves: { PENDING_ACTIVATION: 'DEACTIVATED', ACTIVATED: 'PENDING_DEACTIVATED' },
      input: ['reason'],
      stamp: 'unassigned',
      tone: 'danger',
      bulk: true,
      notice: 'passTaken',
    },
  },
  downloads: {
    list: { call: 'GET /download-hid-pass-history-base64', permission: 'ACCESS_PASS_DOWNLOAD', as: 'xls' },
  },
  endpoints: {
    give: {
      call: 'PUT /office-centres/{officeCentreId}/users/{userId}/hid-pass',
      summary: 'Gives a person an HID pass',
      permission: 'PERSON_PASS_MANAGE',
      body: passPeriod,
      notice: 'passGiven',
    },
    take: {
      call: 'DELETE /office-centres/{officeCentreId}/users/{userId}/hid-pass',
      summary: 'Takes the HID pass of a person back',
      permission: 'PERSON_PASS_MANAGE',
      body: { reason: systemCode('PASS_REMOVAL_REASON') },
      notice: 'passTaken',
    },
    quota: {
      call: `GET ${path}/quota`,
      summary: 'How many HID passes there are, and how many are left',
      permission: 'PERSON_PASS_VIEW',
    },
  },
  notices: { create: 'passGiven' },
});
