import { defineEntity } from '../kernel/entity/entity.ts';
import { dateTime, longText, reference, sequence, someOf, statuses } from '../kernel/fields/field.ts';
import { tabsOf } from '../kernel/lists/tabs.ts';
import { stamp } from '../users/stamp.ts';

const staff = ['platform', 'building'] as const;
/** What somebody on the blacklist may not do. */
export const blacklistTypes = ['VISIT', 'MARKETPLACE'] as const;
export type BlacklistType = (typeof blacklistTypes)[number];

/** Blacklist entry (002 §3, §4; 000 §2): a person who may not do something in a building, until an appeal has been heard. */
export const marketplaceBlacklist = defineEntity({
  name: 'marketplace-blacklists',
  area: 'marketplace',
  doc: 'A person who may not offer anything, or visit, in a building.',
  title: '{referenceNo}',
  naming: ['referenceNo', 'blacklistedUser.label'],
  icon: 'Block',
  menu: { order: 20 },
  pages: { list: '/blacklist', create: '/blacklist/add-user', show: '/blacklist/manage-user/:id' },
  api: {
    path: '/marketplace-blacklists',
    verbs: { list: true, get: true, create: 'POST /add-user', statusCount: true, history: true },
    options: { types: 'GET /blacklist-type-drop-down' },
  },
  scope: { building: 'officeCentreId', tenant: 'tenantId' },
  access: { list: 'MARKETPLACE_LIST', get: 'MARKETPLACE_VIEW', create: 'MARKETPLACE_MANAGE' },
  fields: {
    officeCentre: reference('office-centres', { onDelete: 'cascade', system: true }),
    referenceNo: sequence('BL'),
    tenant: reference('tenants', { required: true, onDelete: 'cascade', fixed: true, clears: ['blacklistedUser'] }),
    blacklistedUser: reference('users', {
      required: true,
      onDelete: 'cascade',
      fixed: true,
      pick: { officeCentreId: '$record.tenantId' },
    }),
    types: someOf(blacklistTypes, { required: true }),
    blacklistReason: longText({ required: true, max: 1000 }),
    status: statuses({ BLACKLISTED: 'danger', APPEALED: 'success' }),
    blacklistedDate: dateTime({ system: true }),
    blacklistedBy: reference('users', { onDelete: 'clear', system: true }),
    ...stamp('appealed', 'appealReason'),
  },
  states: { field: 'status', initial: 'BLACKLISTED' },
  list: {
    columns: ['referenceNo', 'blacklistedUser', 'tenant', 'types', 'blacklistReason', 'blacklistedDate', 'status'],
    more: ['blacklistedBy', 'appealReason', 'appealedDate', 'appealedUser'],
    filters: ['status', 'tenant', 'types', 'blacklistedUser', 'blacklistedDate', 'appealedDate'],
    filterNames: { typeArray: { field: 'types', several: true } },
    sortable: ['referenceNo', 'blacklistedDate', 'status'],
    sort: ['id', 'DESC'],
    tabs: tabsOf('status', ['BLACKLISTED', 'APPEALED']),
  },
  form: [{ section: 'person', fields: ['tenant', 'blacklistedUser', 'types', 'blacklistReason'] }],
  facts: ['status', 'tenant', 'types', 'blacklistedDate'],
  show: [
    {
      section: 'person',
      fields: [
        'referenceNo',
        'tenant',
        'blacklistedUser',
        'types',
        'blacklistReason',
        'blacklistedDate',
        'blacklistedBy',
        'status',
      ],
    },
  ],
  actions: {
    appeal: {
      call: 'PUT /{id}/appeal-user',
      permission: 'MARKETPLACE_MANAGE',
      sides: staff,
      moves: { BLACKLISTED: 'APPEALED' },
      remark: 'appealReason',
      stamp: 'appealed',
      tone: 'primary',
      notice: 'recordUpdated',
    },
  },
  notifications: {
    blacklisted: { on: ['create'], to: ['blacklistedUser'], kind: 'marketplace', facts: ['types', 'blacklistReason'] },
    appealed: { on: ['appeal'], to: ['blacklistedUser'], kind: 'marketplace' },
  },
  notices: { create: 'blacklistAdded' },
});
