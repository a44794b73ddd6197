import { defineEntity } from '../kernel/entity/entity.ts';
import { longText, oneOf, reference } from '../kernel/fields/field.ts';
import { stamp } from '../users/stamp.ts';
import { reportReasons } from './marketplacePost.ts';

/** Marketplace report history (002 §3, §7): one report of a post, and what became of it. Only the building reads who reported what. */
export const marketplaceReportHistory = defineEntity({
  name: 'marketplace-report-histories',
  area: 'marketplace',
  doc: 'One report of a marketplace post, with the decision.',
  title: '{reportReason}',
  api: {
    path: '/marketplace-report-histories',
    verbs: { list: true, get: true },
    under: 'marketplacePost',
    also: [{ path: '/marketplace-posts/{marketplacePostId}/marketplace-report-histories', key: 'id' }],
  },
  scope: { building: 'officeCentreId' },
  access: { list: 'MARKETPLACE_LIST', get: 'MARKETPLACE_VIEW' },
  fields: {
    officeCentre: reference('office-centres', { onDelete: 'cascade', system: true }),
    marketplacePost: reference('marketplace-posts', { required: true, onDelete: 'cascade', system: true }),
    reportReason: oneOf(reportReasons, { system: true }),
    reportDetail: longText({ max: 1000, system: true }),
    ...stamp('reported'),
    ...stamp('approved'),
    ...stamp('removed', 'removedReason'),
  },
  list: {
    columns: ['reportedDate', 'reportedUser', 'reportReason', 'reportDetail', 'approvedDate', 'removedDate', 'removedReason'],
    more: ['approvedUser', 'removedUser'],
    filters: ['marketplacePost', 'reportReason', 'reportedDate'],
    sort: ['id', 'DESC'],
  },
});
