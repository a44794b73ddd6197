import { defineEntity } from '../kernel/entity/entity.ts';
import { reference, systemCodes, time } from '../kernel/fields/field.ts';

const period = ['daysOfWeek', 'startTime', 'endTime'] as const;

/** Delivery period (001 §3, §7): a time of some days of the week in which a store delivers. */
export const retailStoreDeliveryPeriod = defineEntity({
  name: 'retail-store-delivery-periods',
  area: 'retail',
  doc: 'A time of the week in which a store delivers.',
  title: '{startTime} – {endTime}',
  naming: ['retailStore.label', 'startTime', 'endTime'],
  api: {
    path: '/retail-store-delivery-periods',
    key: 'uuid',
    verbs: { list: true, get: true, create: true, delete: true, history: true },
    under: 'retailStore',
    also: [
      {
        path: '/office-centres/uuid/{officeCentreUuid}/retail-stores/uuid/{retailStoreUuid}/retail-store-delivery-periods',
        key: 'uuid',
      },
    ],
  },
  scope: { building: 'officeCentreId', tenant: 'retailTenantId' },
  access: {
    list: 'RETAIL_STORE_VIEW',
    create: 'RETAIL_STORE_EDIT',
    delete: 'RETAIL_STORE_EDIT',
  },
  fields: {
    officeCentre: reference('office-centres', { onDelete: 'cascade', system: true }),
    retailStore: reference('retail-stores', { required: true, onDelete: 'cascade', fixed: true, byUuid: true }),
    /** That of the store. */
    retailTenant: reference('tenants', { onDelete: 'restrict', system: true }),
    daysOfWeek: systemCodes('WEEKDAY', { required: true }),
    startTime: time({ required: true }),
    endTime: time({ required: true, after: 'startTime', overnight: true }),
  },
  parent: 'retailStore',
  list: {
    columns: ['daysOfWeek', 'startTime', 'endTime'],
    filters: ['retailStore'],
    sort: ['startTime', 'ASC'],
  },
  form: [
    { section: 'store', fields: ['retailStore'] },
    { section: 'period', fields: period },
  ],
  actions: {
    change: {
      call: 'PUT /{id}',
      permission: 'RETAIL_STORE_EDIT',
      input: period,
      required: period,
      notice: 'recordUpdated',
    },
  },
});
