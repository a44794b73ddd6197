import { defineEntity } from '../kernel/entity/entity.ts';
import { dateTime, files, longText, money, oneOf, reference, text } from '../kernel/fields/field.ts';
import { itemConditions, postCategories } from './marketplacePost.ts';

const own = { readableBy: { sides: ['platform', 'building'] } } as const;

/** Marketplace post history (002 §3, §7): what was done with a post, by whom, and how it stood afterwards. The server alone writes it. */
export const marketplacePostHistory = defineEntity({
  name: 'marketplace-post-histories',
  area: 'marketplace',
  doc: 'One step of a marketplace post, with the post as it was then.',
  title: '{action}',
  api: {
    path: '/marketplace-post-histories',
    verbs: { list: true, get: true },
    under: 'marketplacePost',
    also: [{ path: '/marketplace-posts/{marketplacePostId}/marketplace-post-histories', key: 'id' }],
  },
  scope: { building: 'officeCentreId', tenant: 'tenantId' },
  access: { list: 'MARKETPLACE_LIST', get: 'MARKETPLACE_VIEW' },
  fields: {
    officeCentre: reference('office-centres', { onDelete: 'cascade', system: true, embed: ['currency'] }),
    tenant: reference('tenants', { onDelete: 'cascade', system: true }),
    marketplacePost: reference('marketplace-posts', { required: true, onDelete: 'cascade', system: true }),
    action: oneOf(['create', 'update', 'approve', 'remove', 'markAsSold', 'report'], { system: true }),
    actionDate: dateTime({ system: true }),
    /** Who reported it is the building's to know. */
    actionBy: reference('users', { ...own, onDelete: 'clear', system: true }),
    /** Of a report: what was said. Why a post was removed stands in the post. */
    remark: longText({ ...own, max: 2000, system: true }),
    title: text({ max: 150, system: true }),
    postCategory: oneOf(postCategories, { system: true }),
    itemCondition: oneOf(itemConditions, { system: true }),
    price: money({ min: 1, system: true }),
    description: longText({ max: 4000, system: true }),
    imageFile: files({ accept: ['jpg', 'jpeg', 'png'], maxItems: 8, uuids: true, system: true }),
    status: oneOf(['ACTIVE', 'REPORTED', 'SOLD', 'REMOVED'], { system: true }),
  },
  list: {
    columns: ['action', 'actionDate', 'actionBy', 'remark', 'title', 'price', 'status'],
    more: ['postCategory', 'itemCondition', 'description', 'imageFile'],
    filters: ['marketplacePost', 'action', 'actionDate'],
    sort: ['id', 'DESC'],
  },
});
