import { defineEntity } from '../kernel/entity/entity.ts';
import { groupFields } from './groupFields.ts';

/** What a building has set for a loading bay group (002 §2, §3): slots, times, vehicles, blackouts. The rows are those of the groups. */
export const loadingBaySetting = defineEntity({
  name: 'loading-bay-settings',
  area: 'loadingBays',
  doc: 'The rules of a loading bay group: how many vehicles at once, from when to when, and who counts as late.',
  title: '{name}',
  table: 'loading-bay-groups',
  historyOf: 'loading-bay-groups',
  icon: 'Tune',
  menu: { order: 20 },
  pages: { list: '/loading-bay-setting', show: '/loading-bay-setting/:id', edit: '/loading-bay-setting/:id/edit' },
  api: {
    path: '/loading-bay-settings',
    key: 'uuid',
    verbs: { list: true, get: true, update: true, history: true },
  },
  scope: { building: 'officeCentreId' },
  access: { list: 'LOADING_BAY_LIST', get: 'LOADING_BAY_VIEW', update: 'LOADING_BAY_MANAGE' },
  fields: groupFields,
  list: {
    columns: ['name', 'slots', 'slotMinutes', 'noticeMinutes', 'graceMinutes', 'noShowMinutes', 'approvalNeeded', 'bayCount'],
    more: ['horizonDays', 'earlyMinutes', 'active'],
    filters: ['active', 'approvalNeeded'],
    sortable: ['name', 'slots', 'slotMinutes'],
    sort: ['name', 'ASC'],
  },
  form: [
    { section: 'capacity', fields: ['slots', 'slotMinutes'] },
    { section: 'applying', fields: ['approvalNeeded', 'noticeMinutes', 'horizonDays'] },
    { section: 'gate', fields: ['earlyMinutes', 'graceMinutes', 'noShowMinutes'] },
    { section: 'hours', fields: ['openingHrs'] },
  ],
  facts: ['active', 'slots', 'bayCount', 'slotMinutes', 'graceMinutes', 'noShowMinutes'],
  related: [
    {
      entity: 'loading-bay-vehicle-types',
      by: 'loadingBayGroup',
      add: '/loading-bay-setting/:id/vehicle-types/add',
    },
    {
      entity: 'loading-bay-appointment-types',
      by: 'loadingBayGroup',
      add: '/loading-bay-setting/:id/appointment-types/add',
    },
    { entity: 'loading-bay-blackouts', by: 'loadingBayGroup', add: '/loading-bay-setting/:id/blackouts/add' },
  ],
  notices: { update: 'bayRulesSaved' },
});
