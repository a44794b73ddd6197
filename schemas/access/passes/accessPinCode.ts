import { defineEntity } from '../../kernel/entity/entity.ts';
import { dateTime, oneOf, reference, statuses, systemCode, text } from '../../kernel/fields/field.ts';
import { tabsOf } from '../../kernel/lists/tabs.ts';
import { unique } from '../../kernel/rules/limits.ts';
import { passOwner, passPeriod, passStamps } from './passFields.ts';

const path = '/office-centres/{officeCentreId}/access-pin-codes';
const transactionsPath = '/office-centres/{officeCentreId}/access-pin-code-transactions';
const assigned = { status: 'ASSIGNED' } as const;

/** PIN code (000 §3, §4, §5): six digits, of one person in the building. Only its keyed hash is kept. */
export const accessPinCode = defineEntity({
  name: 'access-pin-codes',
  area: 'access',
  doc: 'That a person has a PIN code, which nobody can read.',
  title: '#{id}',
  naming: ['user.label'],
  icon: 'Pin',
  parentScreen: 'access-passes',
  pages: { list: '/access-passes/pin', show: '/access-passes/pin/:id' },
  api: {
    path,
    under: 'user',
    verbs: { list: true, get: true, create: true, statusCount: true, history: true },
  },
  scope: { building: 'officeCentreId', tenant: 'tenantId' },
  access: { list: 'ACCESS_PASS_LIST', get: 'PERSON_PASS_VIEW', create: 'ACCESS_PASS_ADD' },
  fields: {
    ...passOwner,
    pinCode: text({ required: true, max: 6, pattern: 'pinCode', asked: true }),
    pinHash: text({ max: 64, system: true, internal: true }),
    status: statuses({ ASSIGNED: 'success', UNASSIGNED: 'neutral' }),
    ...passPeriod,
    ...passStamps,
    reason: systemCode('PIN_REMOVAL_REASON'),
  },
  states: {
    field: 'status',
    initial: 'ASSIGNED',
    timed: { lapse: { from: 'ASSIGNED', to: 'UNASSIGNED', when: { endAt: { lte: '$now' } }, keeps: 'unassignedDate' } },
  },
  limits: {
    oneEach: unique(['officeCentre', 'user'], { while: assigned, error: 'passThere' }),
    oneOfEach: unique(['officeCentre', 'pinHash'], { while: assigned, error: 'pinDuplicated' }),
  },
  list: {
    columns: ['user', 'tenant', 'status', 'startAt', 'endAt', 'assignedDate', 'unassignedDate'],
    more: ['reason', 'assignedUser', 'unassignedUser'],
    filters: ['user', 'tenant', 'status', 'assignedDate', 'unassignedDate'],
    sortable: ['assignedDate', 'unassignedDate'],
    tabs: tabsOf('status', ['ASSIGNED', 'UNASSIGNED']),
    opensOn: 'ASSIGNED',
    links: ['access-pin-code-transactions'],
  },
  form: [{ section: 'pass', fields: ['user', 'pinCode', 'startAt', 'endAt'] }],
  facts: ['status', 'user', 'tenant', 'startAt', 'endAt'],
  show: [{ section: 'pass', fields: ['user', 'tenant', 'startAt', 'endAt', 'status', 'reason'] }],
  actions: {
    regeneratePin: {
      call: 'PUT /{id}/regenerate-pin',
      permission: 'ACCESS_PASS_MANAGE',
      moves: { ASSIGNED: 'ASSIGNED' },
      input: ['pinCode'],
      required: ['pinCode'],
      startsEmpty: true,
      notice: 'pinRegenerated',
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
  endpoints: {
    give: {
      call: 'PUT /office-centres/{officeCentreId}/users/{userId}/access-pin-code',
      summary: 'Gives a person a PIN code',
      permission: 'PERSON_PASS_MANAGE',
      body: { pinCode: text({ required: true, max: 6, pattern: 'pinCode' }), ...passPeriod },
      notice: 'pinAssigned',
    },
    take: {
      call: 'DELETE /office-centres/{officeCentreId}/users/{userId}/access-pin-code',
      summary: 'Takes the PIN code of a person back',
      permission: 'PERSON_PASS_MANAGE',
      body: { reason: systemCode('PIN_REMOVAL_REASON') },
      notice: 'passTaken',
    },
    randomPin: {
      call: `GET ${path}/random-pin`,
      summary: 'A PIN code that nobody in the building has, and that is not easily guessed',
      permission: 'PERSON_PASS_MANAGE',
    },
  },
  notices: { create: 'pinAssigned' },
});

/** What was done with PIN codes (000 §7): rows that are written beside, and that nobody changes. */
export const accessPinCodeTransaction = defineEntity({
  name: 'access-pin-code-transactions',
  area: 'access',
  doc: 'That the PIN code of a person was given, made anew or taken back.',
  title: '#{id}',
  naming: ['user.label'],
  icon: 'ReceiptLong',
  parentScreen: 'access-passes',
  pages: { list: '/access-passes/pin/transactions' },
  api: {
    path: transactionsPath,
    under: 'user',
    verbs: { list: true, get: true },
    also: [{ path: `${transactionsPath}/user/{userId}`, key: 'id', calls: { list: 'GET /' } }],
  },
  scope: { building: 'officeCentreId', tenant: 'tenantId' },
  access: { list: 'ACCESS_PASS_LIST', get: 'ACCESS_PASS_VIEW' },
  fields: {
    officeCentre: passOwner.officeCentre,
    tenant: passOwner.tenant,
    user: reference('users', { required: true, onDelete: 'restrict', system: true, embed: ['uuid', 'username'] }),
    type: oneOf(['ASSIGNED', 'REGENERATED', 'UNASSIGNED'], { required: true, system: true }),
    transactionDate: dateTime({ required: true, system: true }),
    doneBy: reference('users', { onDelete: 'clear', system: true }),
    reason: systemCode('PIN_REMOVAL_REASON', { system: true }),
  },
  list: {
    columns: ['transactionDate', 'type', 'user', 'tenant', 'doneBy', 'reason'],
    filters: ['user', 'tenant', 'type', 'transactionDate'],
    sortable: ['transactionDate'],
    sort: ['transactionDate', 'DESC'],
  },
  downloads: {
    list: {
      call: 'GET /download-access-pin-code-transactions-base64',
      permission: 'ACCESS_PASS_DOWNLOAD',
      as: 'xls',
    },
  },
});
