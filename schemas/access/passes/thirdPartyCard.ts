import { defineEntity } from '../../kernel/entity/entity.ts';
import { dateTime, integer, oneOf, reference, statuses, systemCode, text } from '../../kernel/fields/field.ts';
import { tabsOf } from '../../kernel/lists/tabs.ts';
import { unique } from '../../kernel/rules/limits.ts';
import { stamp } from '../../users/stamp.ts';

const path = '/office-centres/{officeCentreId}/third-party-cards';
const givenCard = {
  thirdPartyCardId: integer({ required: true, min: 1 }),
  startAt: dateTime(),
  endAt: dateTime({ after: 'startAt', notBefore: '$now' }),
} as const;
const ofPerson = '/office-centres/{officeCentreId}/users/{userId}';

/**
 * Third-party card (000 §3, §4, §7): a physical card, or a mobile pass of another provider, that the building has bought. It lies in stock until
 * somebody gets it. Its number is kept as it was typed, as facility and number, and raw: readers and prints show the same card in different ways.
 */
export const thirdPartyCard = defineEntity({
  name: 'third-party-cards',
  area: 'access',
  doc: 'A physical card, or a mobile pass of another provider, and who has it.',
  title: '{cardId}',
  naming: ['cardId', 'user.label'],
  icon: 'CreditCard',
  parentScreen: 'access-passes',
  pages: {
    list: '/access-passes/cards',
    create: '/access-passes/cards/add',
    show: '/access-passes/cards/:id',
  },
  api: {
    path,
    verbs: { list: true, get: true, create: true, delete: true, statusCount: true, dropDown: true, history: true },
    dropDownAlsoFor: ['PERSON_PASS_MANAGE'],
  },
  scope: { building: 'officeCentreId', tenant: 'tenantId' },
  access: { list: 'ACCESS_PASS_LIST', get: 'ACCESS_PASS_VIEW', create: 'ACCESS_PASS_ADD', delete: 'ACCESS_PASS_DELETE' },
  fields: {
    officeCentre: reference('office-centres', { onDelete: 'cascade', system: true }),
    /** Whose stock it is; empty for the building’s. */
    owner: reference('tenants', { onDelete: 'clear', system: true, label: 'companyName' }),
    /** The company of the person who has it; while nobody has it, whose stock it is. */
    tenant: reference('tenants', { onDelete: 'clear', system: true, label: 'companyName' }),
    cardId: text({ required: true, max: 40, pattern: 'cardId', unique: 'perCentre', search: true, fixed: true }),
    type: systemCode('THIRD_PARTY_CARD_TYPE', { required: true, default: 'PHYSICAL_CARD', fixed: true }),
    /** `1:11572`, and the number behind it. Both are empty where the card’s name is no number. */
    facilityNumber: text({ max: 20, system: true, search: true }),
    rawNumber: text({ max: 20, system: true, search: true }),
    user: reference('users', {
      onDelete: 'restrict',
      embed: ['uuid', 'username'],
      pick: { status: ['ACTIVE', 'PENDING'] },
    }),
    status: statuses({ ASSIGNED: 'success', UNASSIGNED: 'neutral', DAMAGED_LOST: 'danger' }),
    startAt: dateTime(),
    endAt: dateTime({ after: 'startAt', notBefore: '$now' }),
    ...stamp('assigned'),
    ...stamp('unassigned'),
    /** Damaged or lost. */
    reason: systemCode('CARD_REMOVAL_REASON'),
  },
  states: {
    field: 'status',
    initial: 'UNASSIGNED',
    timed: { lapse: { from: 'ASSIGNED', to: 'UNASSIGNED', when: { endAt: { lte: '$now' } }, keeps: 'unassignedDate' } },
  },
  limits: {
    oneNumber: unique(['officeCentre', 'rawNumber'], { error: 'cardThere' }),
    oneEach: unique(['officeCentre', 'user', 'type'], { while: { status: 'ASSIGNED' }, error: 'passThere' }),
  },
  allow: { delete: { status: ['UNASSIGNED', 'DAMAGED_LOST'] } },
  list: {
    columns: ['cardId', 'type', 'facilityNumber', 'user', 'tenant', 'status', 'assignedDate', 'endAt'],
    more: ['rawNumber', 'reason', 'unassignedDate', 'startAt'],
    filters: ['cardId', 'type', 'user', 'tenant', 'status', 'reason', 'assignedDate', 'unassignedDate'],
    byRule: { excludeStatus: oneOf(['ASSIGNED', 'UNASSIGNED', 'DAMAGED_LOST']) },
    sortable: ['cardId', 'type', 'status', 'assignedDate', 'unassignedDate'],
    tabs: tabsOf('status', ['ASSIGNED', 'UNASSIGNED', 'DAMAGED_LOST']),
    opensOn: 'ASSIGNED',
  },
  form: [{ section: 'card', fields: ['cardId', 'type'] }],
  facts: ['status', 'type', 'user', 'tenant', 'facilityNumber'],
  show: [
    { section: 'card', fields: ['cardId', 'type', 'facilityNumber', 'rawNumber', 'status', 'reason'] },
    { section: 'holder', fields: ['user', 'tenant', 'startAt', 'endAt'] },
  ],
  actions: {
    assign: {
      call: 'PUT /{id}/assign',
      permission: 'ACCESS_PASS_MANAGE',
      moves: { UNASSIGNED: 'ASSIGNED' },
      input: ['user', 'startAt', 'endAt'],
      required: ['user'],
      stamp: 'assigned',
      notice: 'passGiven',
    },
    /** It goes back into stock. */
    unassign: {
      call: 'PUT /{id}/unassign',
      permission: 'ACCESS_PASS_MANAGE',
      moves: { ASSIGNED: 'UNASSIGNED' },
      stamp: 'unassigned',
      confirm: 'plain',
      tone: 'danger',
      bulk: true,
      notice: 'passTaken',
    },
    /** It is not given again. */
    reportDamagedLost: {
      call: 'PUT /{id}/damaged-lost',
      permission: 'ACCESS_PASS_MANAGE',
      moves: { ASSIGNED: 'DAMAGED_LOST', UNASSIGNED: 'DAMAGED_LOST' },
      input: ['reason'],
      required: ['reason'],
      startsEmpty: true,
      stamp: 'unassigned',
      tone: 'danger',
      notice: 'passTaken',
    },
    /** It was found, or repaired. */
    restore: {
      call: 'PUT /{id}/restore',
      permission: 'ACCESS_PASS_MANAGE',
      moves: { DAMAGED_LOST: 'UNASSIGNED' },
      confirm: 'plain',
      notice: 'recordUpdated',
    },
  },
  uploads: {
    create: {
      process: 'POST /process-data',
      upload: 'POST /upload-data',
      permission: 'ACCESS_PASS_ADD',
      page: '/upload/third-party-passes',
      resultStep: 'results',
      columns: ['cardId', 'type'],
      headings: { cardId: ['Card number', 'Card no', 'Card', 'UID', '卡號', '卡号'] },
      example: { cardId: '1:11572' },
      notices: { uploaded: 'cards', failed: 'cardsFailed' },
    },
  },
  endpoints: {
    give: {
      call: `PUT ${ofPerson}/third-party-card`,
      summary: 'Gives a person a physical card from stock',
      permission: 'PERSON_PASS_MANAGE',
      body: givenCard,
      notice: 'passGiven',
    },
    take: {
      call: `DELETE ${ofPerson}/third-party-card`,
      summary: 'Takes the physical card of a person back; with a reason it is damaged or lost',
      permission: 'PERSON_PASS_MANAGE',
      body: { reason: systemCode('CARD_REMOVAL_REASON') },
      notice: 'passTaken',
    },
    giveMobile: {
      call: `PUT ${ofPerson}/mobile-pass`,
      summary: 'Gives a person a mobile pass of another provider from stock',
      permission: 'PERSON_PASS_MANAGE',
      body: givenCard,
      notice: 'passGiven',
    },
    takeMobile: {
      call: `DELETE ${ofPerson}/mobile-pass`,
      summary: 'Takes the mobile pass of a person back',
      permission: 'PERSON_PASS_MANAGE',
      body: { reason: systemCode('CARD_REMOVAL_REASON') },
      notice: 'passTaken',
    },
  },
  notices: { create: 'recordAdded', delete: 'recordDeleted' },
});
