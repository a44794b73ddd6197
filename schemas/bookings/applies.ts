/** For which facilities a rate, a discount, a period or a blocked date holds, and for whom a rate is: sets of fields. */
import { date, oneOf, references } from '../kernel/fields/field.ts';
import { appliesToValues, bookedByValues } from './price.ts';

const byCategory = { appliesTo: 'CATEGORY' } as const;
const byFacility = { appliesTo: 'FACILITY' } as const;

export const applies = () => ({
  appliesTo: oneOf(appliesToValues, { required: true, default: 'BUILDING', clears: ['facilityCategory', 'facility'] }),
  facilityCategory: references('facility-categories', { onDelete: 'clear', when: byCategory, requiredWhen: byCategory }),
  facility: references('facilities', { onDelete: 'clear', when: byFacility, requiredWhen: byFacility }),
});
export const appliesNames = ['appliesTo', 'facilityCategory', 'facility'] as const;

const byTenant = { bookedBy: 'SELECTED_TENANT' } as const;
const byGroup = { bookedBy: 'SELECTED_USER_GROUP' } as const;

export const bookedBy = () => ({
  bookedBy: oneOf(bookedByValues, { required: true, default: 'ALL', clears: ['selectedTenant', 'selectedUserGroup'] }),
  selectedTenant: references('tenants', { onDelete: 'clear', when: byTenant, requiredWhen: byTenant, pick: { active: true } }),
  selectedUserGroup: references('user-groups', { onDelete: 'clear', label: 'groupName', when: byGroup, requiredWhen: byGroup }),
  /** Both included; of the day on which the time begins. */
  startDate: date(),
  endDate: date(),
});
export const bookedByNames = ['bookedBy', 'selectedTenant', 'selectedUserGroup'] as const;
