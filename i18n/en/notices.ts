/** What a success says. Texts that the specification quotes are kept to the letter. */
export const notices = {
  recordAdded: 'Record successfully added',
  recordUpdated: 'Record successfully updated',
  recordDeleted: 'Record successfully deleted',
  carparkAdded: 'Carpark successfully added',
  terminationRequested: 'An email will be sent to your building team regarding your termination request',
  buildingUpdated: 'Successfully updated building',
  qrQuotaUpdated: 'Successfully updated no. of QR pass for building.',
  tenantUpdated: 'Successfully updated tenant.',
  userUpdated: 'User details have been updated.',
  accountDelinked: 'Account delinked successfully.',
  permissionsUpdated: 'Account permissions updated successfully.',
  emailRecord: 'The record list will be emailed to you once it is ready.',
  inviteResent: 'Invite has been resent.',
  noData: 'No available data.',
  sequenceUpdated: 'Sequence update successful.',
};
