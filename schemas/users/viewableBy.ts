/** Who sees a piece of content (000 §5, 002 §3 Shared viewable-by selection), as fields that an entity takes over whole. */
import type { Side } from '../kernel/catalogue.ts';
import { oneOf, references } from '../kernel/field.ts';

export const viewers = ['ALL', 'BUILDING', 'OFFICE_TENANT', 'USER_GROUP'] as const;
export type Viewer = (typeof viewers)[number];

/**
 * `...viewableBy()` gives `viewableBy` and the wire keys `selectedBuildingIds`, `selectedTenantIds`, `selectedUserGroupIds`
 * and `selectedExcludeTenantIds`. Pickers narrow each other: companies to those of the chosen buildings, groups to those of
 * the chosen companies and buildings. What does not belong to the chosen kind of viewer is cleared, in the form at once and on
 * the server when it is saved.
 * @param sides who fills it in and sees it; to the others it only says which records they get to see
 */
export function viewableBy(sides: readonly Side[] = ['platform', 'building']) {
  const own = { readableBy: { sides } };
  const narrowed = '$record.selectedBuildingIds?';
  const company = { officeCentreType: ['TENANT', 'OFFICE'], active: true, landlordActive: true, landlordId: narrowed };
  return {
    viewableBy: oneOf(viewers, {
      ...own,
      required: true,
      default: 'ALL',
      messages: { required: 'viewableBy.required' },
      clears: ['selectedBuilding', 'selectedTenant', 'selectedUserGroup', 'selectedExcludeTenant'],
    }),
    selectedBuilding: references('centres', {
      ...own,
      onDelete: 'clear',
      label: 'buildingName',
      when: { viewableBy: ['BUILDING', 'OFFICE_TENANT', 'USER_GROUP'] },
      requiredWhen: { viewableBy: 'BUILDING' },
      messages: { required: 'viewableBy.building' },
      pick: { officeCentreType: 'LANDLORD', active: true },
    }),
    selectedTenant: references('centres', {
      ...own,
      onDelete: 'clear',
      when: { viewableBy: ['OFFICE_TENANT', 'USER_GROUP'] },
      requiredWhen: { viewableBy: 'OFFICE_TENANT' },
      messages: { required: 'viewableBy.company' },
      pick: company,
    }),
    selectedUserGroup: references('user-groups', {
      ...own,
      onDelete: 'clear',
      label: 'groupName',
      when: { viewableBy: 'USER_GROUP' },
      requiredWhen: { viewableBy: 'USER_GROUP' },
      messages: { required: 'viewableBy.userGroup' },
      pick: { officeCentreId: ['$record.selectedTenantIds?', narrowed] },
    }),
    selectedExcludeTenant: references('centres', {
      ...own,
      onDelete: 'clear',
      when: { viewableBy: ['ALL', 'BUILDING', 'USER_GROUP'] },
      pick: company,
    }),
  };
}
