import type { TokenLink } from '../kernel/calls/linked.ts';
import { defineEntity } from '../kernel/entity/entity.ts';
import { boolean, dateTime, email, integer, longText, reference, statuses, text } from '../kernel/fields/field.ts';

const link: TokenLink<'token' | 'linkUntil'> = {
  path: '/visit-approval/{token}',
  token: 'token',
  kept: 'token',
  until: 'linkUntil',
  // Whoever opens it again is told what was decided.
  open: { status: ['WAITING', 'PENDING', 'APPROVED', 'REJECTED', 'OVER'] },
  pages: [],
  done: '/visit-approval/ended',
  expired: '/visit-approval/expired',
  invalid: '/visit-approval/invalid',
  calls: {
    read: { call: 'GET', summary: 'Who wants to visit whom, and what was decided; reading decides nothing' },
    decide: {
      call: 'PUT /decision',
      summary: 'Approves or rejects the visit; a second decision changes nothing and says what was decided',
      body: { approved: boolean({ required: true }), remark: longText({ max: 500 }) },
    },
  },
};

/** A step of the approval of a visit (decision 0078): one approver after the other, by the link in a mail or in the portal. */
export const visitApproval = defineEntity({
  name: 'visit-approvals',
  area: 'visitors',
  doc: 'Whose approval a visit needs, in which order, and what was decided.',
  title: '{approverEmail}',
  icon: 'HowToReg',
  pages: {},
  api: { path: '/visit-approvals', key: 'uuid', verbs: { list: true, get: true } },
  scope: { building: 'officeCentreId', tenant: 'tenantId' },
  addOn: 'VISITOR_MANAGEMENT',
  access: { list: 'VISITOR_VIEW' },
  fields: {
    officeCentre: reference('office-centres', { onDelete: 'cascade', system: true }),
    tenant: reference('tenants', { onDelete: 'cascade', system: true }),
    visit: reference('visits', { required: true, onDelete: 'cascade', system: true }),
    stepNo: integer({ system: true, min: 1 }),
    approverEmail: email({ system: true }),
    status: statuses({ WAITING: 'neutral', PENDING: 'warning', APPROVED: 'success', REJECTED: 'danger', OVER: 'neutral' }),
    decidedDate: dateTime({ system: true }),
    remark: longText({ max: 500, system: true }),
    token: text({ max: 64, system: true, unique: true, internal: true }),
    linkUntil: dateTime({ system: true }),
  },
  states: { field: 'status', initial: 'WAITING' },
  list: {
    columns: ['stepNo', 'approverEmail', 'status', 'decidedDate', 'remark'],
    filters: ['visit', 'status'],
    sortable: ['stepNo'],
    sort: ['stepNo', 'ASC'],
  },
  linked: link,
});
