/** What every record has. */
export const common = {
  fields: {
    id: 'No.',
    uuid: 'Identifier',
    version: 'Version',
    createdDate: 'Created',
    createdUser: 'Created by',
    createdUserId: 'Created by',
    updatedDate: 'Last changed',
    updatedUser: 'Last changed by',
    updatedUserId: 'Last changed by',
    position: 'Position',
    viewableBy: 'Viewable by',
    selectedBuilding: 'Buildings',
    selectedTenant: 'Companies',
    selectedUserGroup: 'User groups',
    selectedExcludeTenant: 'Excluded companies',
    directoryToken: 'Directory token',
    ssoName: 'Identity provider',
    ssoIssuer: 'Issuer',
    ssoClientId: 'Client ID',
    ssoDomains: 'E-mail domains',
    ssoProvenDomain: 'Proven domain',
    ssoActive: 'Single sign-on is on',
    ssoTrustsDomains: 'Addresses of proven domains are trusted',
    ssoSecret: 'Client secret',
  },
  /** Values of fields that many kinds of content share. */
  enums: {
    viewableBy: { ALL: 'Everybody', BUILDING: 'Buildings', OFFICE_TENANT: 'Companies', USER_GROUP: 'User groups' },
  },
};
