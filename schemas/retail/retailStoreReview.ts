import { defineEntity } from '../kernel/entity/entity.ts';
import { integer, longText, reference } from '../kernel/fields/field.ts';
import { unique } from '../kernel/rules/limits.ts';

/** Review of a store (001 §3): how many stars somebody gives it, and why; one for each person, who may change it. */
export const retailStoreReview = defineEntity({
  name: 'retail-store-reviews',
  area: 'retail',
  doc: 'What somebody of a building thinks of a store.',
  title: '#{id}',
  naming: ['retailStore.label', 'reviewer.label'],
  icon: 'Reviews',
  menu: { order: 40 },
  pages: { list: '/retail-store-reviews' },
  api: {
    path: '/office-centres/uuid/{officeCentreUuid}/retail-store-reviews',
    key: 'uuid',
    verbs: { list: true, get: true, statusCount: true, emailRecord: true, history: true },
  },
  scope: { building: 'officeCentreId', tenant: 'retailTenantId' },
  access: { list: 'RETAIL_STORE_LIST', get: 'RETAIL_STORE_VIEW', emailRecord: 'RETAIL_STORE_DOWNLOAD' },
  fields: {
    officeCentre: reference('office-centres', { onDelete: 'cascade', system: true }),
    retailStore: reference('retail-stores', { required: true, onDelete: 'cascade', fixed: true, byUuid: true }),
    /** That of the store. */
    retailTenant: reference('tenants', { onDelete: 'restrict', system: true }),
    reviewer: reference('users', { onDelete: 'clear', system: true }),
    /** Stars. */
    rating: integer({ required: true, min: 1, max: 5 }),
    comment: longText({ max: 1000, search: true }),
  },
  limits: { once: unique(['retailStore', 'reviewer'], { error: 'reviewedAlready' }) },
  list: {
    columns: ['retailStore', 'rating', 'comment', 'reviewer', 'retailTenant'],
    sheet: ['createdDate'],
    filters: ['retailStore', 'retailTenant', 'rating'],
    filterNames: { ratingArray: { field: 'rating', several: true } },
    sort: ['id', 'DESC'],
  },
});
