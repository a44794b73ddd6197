import { defineEntity } from '../kernel/entity/entity.ts';
import { dateTime, reference, text } from '../kernel/fields/field.ts';
import { partAccess, partFields } from './partsOfGroup.ts';

/** Blackout of a loading bay group, or of one of its bays: nobody has a bay then. */
export const loadingBayBlackout = defineEntity({
  name: 'loading-bay-blackouts',
  area: 'loadingBays',
  doc: 'A time at which a loading bay group, or one of its bays, takes no vehicles.',
  title: '{reason}',
  naming: ['reason', 'loadingBayGroup.label', 'startAt'],
  pages: {
    create: '/loading-bay-blackouts/add',
    show: '/loading-bay-blackouts/:id',
    edit: '/loading-bay-blackouts/:id/edit',
  },
  api: {
    path: '/loading-bay-blackouts',
    key: 'uuid',
    verbs: { list: true, get: true, create: true, update: true, delete: true, history: true },
  },
  scope: { building: 'officeCentreId', tenantReads: true },
  access: partAccess,
  fields: {
    ...partFields,
    loadingBayGroup: reference('loading-bay-groups', {
      required: true,
      onDelete: 'restrict',
      embed: ['uuid'],
      clears: ['loadingBay'],
    }),
    /** Empty: all bays of the group. */
    loadingBay: reference('loading-bays', {
      onDelete: 'cascade',
      pick: { loadingBayGroupId: '$record.loadingBayGroupId' },
    }),
    reason: text({ required: true, max: 150, search: true }),
    startAt: dateTime({ required: true }),
    endAt: dateTime({ required: true, after: 'startAt' }),
  },
  list: {
    columns: ['reason', 'loadingBayGroup', 'loadingBay', 'startAt', 'endAt'],
    filters: ['loadingBayGroup', 'loadingBay', 'startAt'],
    sortable: ['reason', 'startAt', 'endAt'],
    sort: ['startAt', 'DESC'],
  },
  form: [{ section: 'blackout', fields: ['loadingBayGroup', 'loadingBay', 'reason', 'startAt', 'endAt'] }],
  facts: ['loadingBayGroup', 'loadingBay', 'startAt', 'endAt'],
});
