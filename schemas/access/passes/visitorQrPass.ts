import { defineEntity } from '../../kernel/entity/entity.ts';
import { dateTime, references, statuses, tags, text } from '../../kernel/fields/field.ts';
import { tabsOf } from '../../kernel/lists/tabs.ts';
import { balance, unique } from '../../kernel/rules/limits.ts';
import { stamp } from '../../users/stamp.ts';
import { passOwner } from './passFields.ts';

const path = '/office-centres/{officeCentreId}/visitor-qr-passes';
const assigned = { status: 'ASSIGNED' } as const;

/**
 * QR pass of a visitor (000 §3): it belongs to a visit, not to an account, and opens the doors that were named for as long as the visit lasts.
 * `giveVisitorPass` (`server/areas/access/passes/visitors.ts`) makes it.
 */
export const visitorQrPass = defineEntity({
  name: 'visitor-qr-passes',
  area: 'access',
  doc: 'A QR pass of a visitor, with the doors that it opens during the visit.',
  title: '{visitorName}',
  icon: 'BadgeOutlined',
  parentScreen: 'access-passes',
  pages: { list: '/access-passes/visitors', show: '/access-passes/visitors/:id' },
  api: { path, verbs: { list: true, get: true, statusCount: true, history: true } },
  scope: { building: 'officeCentreId', tenant: 'tenantId' },
  access: { list: 'ACCESS_PASS_LIST', get: 'ACCESS_PASS_VIEW' },
  fields: {
    officeCentre: passOwner.officeCentre,
    /** The company that is visited. */
    tenant: passOwner.tenant,
    /** What the visit is called where it is kept: one pass for each at a time. */
    visitKey: text({ required: true, max: 80, system: true, internal: true }),
    visitorName: text({ required: true, max: 150, system: true, search: true }),
    door: references('doors', { onDelete: 'clear', system: true, maxItems: 200 }),
    floor: tags({ maxItems: 200, system: true }),
    startAt: dateTime({ required: true, system: true }),
    endAt: dateTime({ required: true, system: true }),
    status: statuses({ ASSIGNED: 'success', UNASSIGNED: 'neutral' }),
    linkHash: text({ max: 64, unique: true, system: true, internal: true }),
    ...stamp('assigned'),
    ...stamp('unassigned'),
  },
  states: {
    field: 'status',
    initial: 'ASSIGNED',
    timed: { lapse: { from: 'ASSIGNED', to: 'UNASSIGNED', when: { endAt: { lte: '$now' } }, keeps: 'unassignedDate' } },
  },
  limits: {
    oneEach: unique(['officeCentre', 'visitKey'], { while: assigned, error: 'passThere' }),
    quota: balance('officeCentre', 'visitorQrQuotaBal', { while: assigned, error: 'visitorQrPassesUsedUp' }),
    companyQuota: balance('tenant', 'visitorQrQuotaBal', { while: assigned, error: 'companyVisitorQrPassesUsedUp' }),
  },
  list: {
    columns: ['visitorName', 'tenant', 'door', 'floor', 'startAt', 'endAt', 'status'],
    more: ['assignedDate', 'unassignedDate'],
    filters: ['visitorName', 'tenant', 'door', 'status', 'startAt', 'endAt'],
    sortable: ['visitorName', 'startAt', 'endAt'],
    tabs: tabsOf('status', ['ASSIGNED', 'UNASSIGNED']),
    opensOn: 'ASSIGNED',
  },
  facts: ['status', 'tenant', 'door', 'startAt', 'endAt'],
  show: [{ section: 'pass', fields: ['visitorName', 'tenant', 'door', 'floor', 'startAt', 'endAt', 'status'] }],
});
