import { roles } from './access.ts';

export const users = {
  users: {
    name: 'User |||| Users',
    fields: {
      fullName: 'Full name',
      username: 'Email address',
      officeNumber: 'Office number',
      mobileNumber: 'Mobile number',
      jobTitle: 'Job title',
      officeCentre: 'Company',
      roleCode: 'Role',
      personInCharge: 'Person in charge',
      status: 'Status',
      accountRegistered: 'Registered',
      inviteLastSentDate: 'Invite last sent',
      lastSignInDate: 'Last sign-in',
    },
    sections: { person: 'Person', contact: 'Contact', role: 'Role' },
    tabs: { ACTIVE: 'Active', PENDING: 'Pending' },
    actions: {
      activate: 'Activate',
      deactivate: 'Deactivate',
      setRole: 'Set role',
      makeAdmin: 'Make admin',
      removeAdmin: 'Remove as admin',
      changePersonInCharge: 'Make person in charge',
    },
    confirm: {
      activate: 'Activate this user again?',
      deactivate: 'Deactivate this user? The person is signed out and can no longer sign in.',
      makeAdmin: 'Make this user an admin of the company?',
      removeAdmin: 'Take the admin role away from this user?',
      changePersonInCharge: 'Make this user the person in charge? The present one is replaced.',
    },
    pages: { list: 'Users', create: 'Add user', edit: 'Edit user', show: 'User' },
    enums: { roleCode: roles, status: { ACTIVE: 'Active', PENDING: 'Pending', INACTIVE: 'Inactive' } },
    unregistered: 'Unregistered',
  },
  'user-roles': {
    name: 'Role |||| Roles',
    fields: {
      user: 'User',
      officeCentre: 'Company',
      building: 'Building',
      roleCode: 'Role',
      personInCharge: 'Person in charge',
      active: 'Active',
    },
    enums: { roleCode: roles },
  },
};
