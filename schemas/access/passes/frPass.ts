import { defineEntity } from '../../kernel/entity/entity.ts';
import { boolean, statuses, systemCode, text } from '../../kernel/fields/field.ts';
import { tabsOf } from '../../kernel/lists/tabs.ts';
import { balance, unique } from '../../kernel/rules/limits.ts';
import { passOwner, passPeriod, passReason, passStamps } from './passFields.ts';

const path = '/office-centres/{officeCentreId}/fr-passes';
const historyPath = '/office-centres/{officeCentreId}/fr-pass-history';
const assigned = { status: 'ASSIGNED' } as const;

const fields = {
  ...passOwner,
  status: statuses({ ASSIGNED: 'success', UNASSIGNED: 'neutral' }),
  ...passPeriod,
  /** The latest of the person: the others are history. */
  latest: boolean({ default: true, system: true }),
  /** What the face service calls the face; a reader says it. */
  faceKey: text({ max: 80, unique: true, system: true, internal: true }),
  ...passStamps,
  reason: passReason,
};
const columns = ['user', 'tenant', 'status', 'startAt', 'endAt', 'assignedDate', 'unassignedDate'] as const;
const more = ['reason', 'assignedUser', 'unassignedUser'] as const;
const filters = ['user', 'tenant', 'status', 'assignedDate', 'unassignedDate'] as const;
const show = [{ section: 'pass', fields: ['user', 'tenant', 'startAt', 'endAt', 'status', 'reason'] }] as const;

/** Face-recognition (FR) pass (000 §3, §4, §7): the last one of each person. Their face picture is enrolled with the face service. */
export const frPass = defineEntity({
  name: 'fr-passes',
  area: 'access',
  doc: 'Whether the face of a person opens doors.',
  title: '#{id}',
  naming: ['user.label'],
  icon: 'Face',
  parentScreen: 'access-passes',
  rows: { latest: true },
  pages: { list: '/access-passes/fr', show: '/access-passes/fr/:id' },
  api: {
    path,
    under: 'user',
    verbs: { list: true, get: true, create: true, statusCount: true, history: true },
  },
  scope: { building: 'officeCentreId', tenant: 'tenantId' },
  access: { list: 'FR_PASS_LIST', get: 'PERSON_PASS_VIEW', create: 'FR_PASS_ADD' },
  fields,
  states: {
    field: 'status',
    initial: 'ASSIGNED',
    timed: { lapse: { from: 'ASSIGNED', to: 'UNASSIGNED', when: { endAt: { lte: '$now' } }, keeps: 'unassignedDate' } },
  },
  limits: {
    oneEach: unique(['officeCentre', 'user'], { while: assigned, error: 'passThere' }),
    quota: balance('officeCentre', 'frQuotaBal', { while: assigned, error: 'frPassesUsedUp' }),
    companyQuota: balance('tenant', 'frQuotaBal', { while: assigned, error: 'companyFrPassesUsedUp' }),
  },
  list: {
    columns: [...columns],
    more: [...more],
    filters: [...filters],
    sortable: ['assignedDate', 'unassignedDate'],
    tabs: tabsOf('status', ['ASSIGNED', 'UNASSIGNED']),
    opensOn: 'ASSIGNED',
    links: ['fr-pass-history'],
  },
  form: [{ section: 'pass', fields: ['user', 'startAt', 'endAt'] }],
  facts: ['status', 'user', 'tenant', 'startAt', 'endAt'],
  show: [...show],
  actions: {
    unassign: {
      call: 'PUT /{id}/unassign',
      permission: 'FR_PASS_MANAGE',
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
      call: 'PUT /office-centres/{officeCentreId}/users/{userId}/fr-pass',
      summary: 'Gives a person an FR pass',
      permission: 'PERSON_PASS_MANAGE',
      body: passPeriod,
      notice: 'passGiven',
    },
    take: {
      call: 'DELETE /office-centres/{officeCentreId}/users/{userId}/fr-pass',
      summary: 'Takes the FR pass of a person back',
      permission: 'PERSON_PASS_MANAGE',
      body: { reason: systemCode('PASS_REMOVAL_REASON') },
      notice: 'passTaken',
    },
    quota: {
      call: `GET ${path}/quota`,
      summary: 'How many FR passes there are, and how many are left',
      permission: 'PERSON_PASS_VIEW',
    },
  },
  notices: { create: 'passGiven' },
});

/** Every FR pass that was ever given (000 §7). */
export const frPassHistory = defineEntity({
  name: 'fr-pass-history',
  area: 'access',
  doc: 'An FR pass of a person, with when it was given and taken back.',
  title: '#{id}',
  naming: ['user.label'],
  icon: 'History',
  parentScreen: 'access-passes',
  table: 'fr_passes',
  historyOf: 'fr-passes',
  pages: { list: '/access-passes/fr/history', show: '/access-passes/fr/history/:id' },
  api: { path: historyPath, verbs: { list: true, get: true, statusCount: true, history: true } },
  scope: { building: 'officeCentreId', tenant: 'tenantId' },
  access: { list: 'FR_PASS_LIST', get: 'FR_PASS_VIEW' },
  fields,
  list: {
    columns: [...columns],
    more: [...more],
    filters: [...filters],
    sortable: ['assignedDate', 'unassignedDate'],
    tabs: tabsOf('status', ['ASSIGNED', 'UNASSIGNED']),
    opensOn: 'ASSIGNED',
  },
  facts: ['status', 'user', 'tenant', 'startAt', 'endAt'],
  show: [...show],
  downloads: {
    list: { call: 'GET /download-fr-pass-history-base64', permission: 'FR_PASS_DOWNLOAD', as: 'xls' },
  },
});
