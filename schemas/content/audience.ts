/** The fields of an audience, in the order of the forms. */
export const audience = [
  'viewableBy',
  'selectedBuilding',
  'selectedTenant',
  'selectedUserGroup',
  'selectedExcludeTenant',
] as const;
