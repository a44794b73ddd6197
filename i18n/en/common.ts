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
    ssoName: 'Identity provider',
    ssoIssuer: 'Issuer',
    ssoClientId: 'Client ID',
    ssoDomains: 'Email domains',
    ssoActive: 'Single sign-on is on',
    ssoSecret: 'Client secret',
  },
};
