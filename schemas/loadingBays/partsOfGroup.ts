/** What the records below a loading bay group have in common: their building, their group, who may write them. */
import { reference } from '../kernel/fields/field.ts';

export const partFields = {
  officeCentre: reference('office-centres', { onDelete: 'cascade', system: true }),
  loadingBayGroup: reference('loading-bay-groups', { required: true, onDelete: 'restrict', fixed: true, embed: ['uuid'] }),
};
export const partAccess = {
  list: 'LOADING_BAY_LIST',
  get: 'LOADING_BAY_VIEW',
  create: 'LOADING_BAY_MANAGE',
  update: 'LOADING_BAY_MANAGE',
  delete: 'LOADING_BAY_MANAGE',
} as const;
