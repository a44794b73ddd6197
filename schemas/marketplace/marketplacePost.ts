import { defineEntity } from '../kernel/entity/entity.ts';
import { files, longText, money, oneOf, reference, sequence, statuses, text } from '../kernel/fields/field.ts';
import { tabsOf } from '../kernel/lists/tabs.ts';
import { stamp } from '../users/stamp.ts';

const staff = ['platform', 'building'] as const;
export const postCategories = ['FURNITURE', 'ELECTRONICS', 'OFFICE_SUPPLIES', 'SERVICES', 'TICKETS', 'OTHERS'] as const;
export const itemConditions = ['NEW', 'LIKE_NEW', 'GOOD', 'FAIR'] as const;
export const reportReasons = ['NOT_ALLOWED', 'MISLEADING', 'OFFENSIVE', 'SOLD_ALREADY', 'OTHERS'] as const;
/** In these, companies see each other's posts. */
const shown = ['ACTIVE', 'REPORTED', 'SOLD'] as const;
const item = ['title', 'postCategory', 'itemCondition', 'price', 'description', 'imageFile'] as const;

/**
 * Marketplace post (002 §3, §4): something that somebody of a company, or the building, offers to the people of the building. It is there at
 * once; the building looks at what has been reported.
 */
export const marketplacePost = defineEntity({
  name: 'marketplace-posts',
  area: 'marketplace',
  doc: 'Something that somebody of a building offers to the others.',
  title: '{title}',
  naming: ['referenceNo', 'title'],
  icon: 'Sell',
  menu: { order: 10 },
  pages: { list: '/marketplace', create: '/marketplace/add', show: '/marketplace/:id', edit: '/marketplace/:id/edit' },
  api: {
    path: '/marketplace-posts',
    verbs: {
      list: true,
      get: true,
      create: 'POST /create',
      update: 'PUT /{id}/update',
      statusCount: 'GET /status-count',
      emailRecord: true,
      history: true,
    },
    options: { postCategory: 'GET /category-drop-down', itemCondition: 'GET /condition-drop-down' },
  },
  // What is reported stays until the building has looked at it: nobody makes another's post disappear.
  scope: {
    building: 'officeCentreId',
    tenant: 'tenantId',
    companiesSee: { status: shown, targetUserGroupId: null },
    membersSee: { in: 'targetUserGroup', when: { status: shown } },
  },
  access: {
    list: 'MARKETPLACE_LIST',
    get: 'MARKETPLACE_VIEW',
    create: 'MARKETPLACE_ADD',
    update: 'MARKETPLACE_EDIT',
    emailRecord: 'MARKETPLACE_DOWNLOAD',
  },
  fields: {
    officeCentre: reference('office-centres', { onDelete: 'cascade', system: true, embed: ['currency'] }),
    referenceNo: sequence('MP'),
    /** None: the building offers it. */
    tenant: reference('tenants', { onDelete: 'restrict', fixed: true, writableBy: staff, clears: ['applicant'] }),
    applicant: reference('users', {
      onDelete: 'clear',
      fixed: true,
      writableBy: staff,
      pick: { officeCentreId: '$record.tenantId' },
    }),
    title: text({ required: true, max: 150, search: true }),
    postCategory: oneOf(postCategories, { required: true }),
    itemCondition: oneOf(itemConditions, { required: true }),
    /** None: it is given away. */
    price: money({ min: 1 }),
    description: longText({ max: 4000, search: true }),
    imageFile: files({ accept: ['jpg', 'jpeg', 'png'], maxItems: 8, uuids: true }),
    /** Whom it is for, if not everybody of the building. */
    targetUserGroup: reference('user-groups', { onDelete: 'clear', label: 'groupName', writableBy: staff }),
    status: statuses({ ACTIVE: 'success', REPORTED: 'warning', SOLD: 'info', REMOVED: 'danger' }),
    reportReason: oneOf(reportReasons),
    reportDetail: longText({ max: 1000 }),
    ...stamp('submitted'),
    ...stamp('reported'),
    ...stamp('approved'),
    ...stamp('removed', 'removedReason'),
    ...stamp('sold'),
  },
  states: { field: 'status', initial: 'ACTIVE' },
  waits: [{ tab: 'REPORTED', action: 'approve' }],
  allow: { update: { status: ['ACTIVE', 'REPORTED'] } },
  list: {
    columns: ['title', 'imageFile', 'postCategory', 'itemCondition', 'price', 'tenant', 'submittedDate', 'status'],
    more: ['referenceNo', 'applicant', 'reportReason', 'reportedDate', 'removedReason', 'targetUserGroup'],
    filters: ['postCategory', 'itemCondition', 'price', 'tenant', 'applicant', 'status', 'submittedDate', 'reportReason'],
    sortable: ['title', 'price', 'submittedDate', 'status'],
    sort: ['id', 'DESC'],
    opensOn: 'ACTIVE',
    tabs: tabsOf('status', ['ACTIVE', 'REPORTED', 'SOLD', 'REMOVED']),
  },
  form: [
    { section: 'item', fields: item },
    { section: 'owner', fields: ['tenant', 'applicant', 'targetUserGroup'] },
  ],
  facts: ['status', 'price', 'postCategory', 'itemCondition', 'tenant'],
  show: [
    { section: 'item', fields: item },
    { section: 'owner', fields: ['referenceNo', 'tenant', 'applicant', 'targetUserGroup', 'status'] },
    { section: 'report', fields: ['reportReason', 'reportDetail'] },
  ],
  related: [
    { entity: 'marketplace-post-histories', by: 'marketplacePost' },
    { entity: 'marketplace-report-histories', by: 'marketplacePost' },
  ],
  actions: {
    approve: {
      call: 'PUT /{id}/approve',
      permission: 'MARKETPLACE_APPROVE',
      sides: staff,
      moves: { REPORTED: 'ACTIVE' },
      set: { reportReason: null, reportDetail: null },
      stamp: 'approved',
      tone: 'primary',
      key: 'agree',
      bulk: true,
      notice: 'recordUpdated',
    },
    remove: {
      call: 'PUT /{id}/remove',
      permission: 'MARKETPLACE_REJECT',
      sides: staff,
      moves: { ACTIVE: 'REMOVED', REPORTED: 'REMOVED', SOLD: 'REMOVED' },
      remark: 'removedReason',
      stamp: 'removed',
      confirm: 'plain',
      tone: 'danger',
      key: 'refuse',
      bulk: true,
      notice: 'recordUpdated',
    },
    markAsSold: {
      call: 'PUT /{id}/mark-as-sold',
      permission: 'MARKETPLACE_EDIT',
      moves: { ACTIVE: 'SOLD', REPORTED: 'SOLD' },
      stamp: 'sold',
      confirm: 'plain',
      notice: 'recordUpdated',
    },
    report: {
      call: 'PUT /{id}/report',
      permission: 'MARKETPLACE_ADD',
      readersMay: true,
      moves: { ACTIVE: 'REPORTED' },
      input: ['reportReason', 'reportDetail'],
      required: ['reportReason'],
      startsEmpty: true,
      stamp: 'reported',
      inMenu: true,
      notice: 'postReported',
    },
  },
  notifications: {
    reported: {
      on: ['report'],
      to: [{ holders: 'MARKETPLACE_APPROVE' }],
      kind: 'marketplace',
      facts: ['title', 'reportReason', 'reportDetail'],
    },
    approved: { on: ['approve'], to: ['applicant'], kind: 'marketplace', facts: ['title'] },
    removed: { on: ['remove'], to: ['applicant'], kind: 'marketplace', facts: ['title'] },
  },
  notices: { create: 'recordAdded', update: 'recordUpdated' },
});
