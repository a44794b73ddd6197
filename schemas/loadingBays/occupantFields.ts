/** What people fill in who apply for a bay with the app, and what they see of their applications. */
export const occupantInput = [
  'vehicleType',
  'appointmentType',
  'appointmentDate',
  'appointmentTime',
  'vehiclePlateNo',
  'driverName',
  'driverMobileNo',
  'loadType',
  'loadDescription',
] as const;

export const shownToOccupants = [
  'referenceNo',
  'status',
  'startAt',
  'endAt',
  'loadingBay',
  'vehicleType',
  'appointmentType',
  'vehiclePlateNo',
  'driverName',
  'loadType',
  'rejectRemark',
  'cancelRemark',
  'checkedInDate',
  'dockedDate',
  'checkedOutDate',
] as const;
