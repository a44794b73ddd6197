/** Labels of the system data (`schemas/kernel/systemData.ts`, 000 §3 Reference values). */
const purposes = {
  MEETING: 'Meeting',
  MAINTENANCE: 'Maintenance',
  CUSTOMER_SUPPORT: 'Customer Support',
  SALES_ENQUIRY: 'Sales Enquiry',
  JOB_INTERVIEW: 'Job Interview',
  OTHER: 'Other',
};
export const systemData = {
  USER_STATUS: {
    ACTIVE: 'Active',
    PENDING: 'Pending',
    INACTIVE: 'Inactive',
  },
  CREDENTIAL_TYPE: {
    STAFF_MOBILE_PASS: 'Staff mobile pass',
    STAFF_QR_PASS: 'Staff QR pass',
    VISITOR_QR_PASS: 'Visitor QR pass',
    PHYSICAL_CARD: 'Physical card',
  },
  NETWORK_MODE: {
    QR_NETWORK_MODE_ETHERNET: 'Ethernet',
    QR_NETWORK_MODE_WIFI: 'Wi-Fi',
  },
  DEVICE_STATUS: {
    ONLINE: 'Online',
    OFFLINE: 'Offline',
    INACTIVE: 'Inactive',
    ACTIVE: 'Active',
  },
  DOOR_ACCESS_CONFIGURATION: {
    SINGLE: 'Single',
    PAIRED_READERS: 'Paired readers',
    ELEVATOR_WITHOUT_FLOOR_FEEDBACK: 'Elevator with no floor select feedback',
  },
  SUBSCRIPTION_PLAN: {
    ONE_QR_CODE: 'ONE QR Code',
    MOBILE_CODE: 'Mobile Code',
    CUSTOM: 'Custom',
    LANDLORD_PLAN: 'Landlord Plan',
    TENANT_PLAN: 'Tenant Plan',
  },
  SUBSCRIPTION_HISTORY_TYPE: {
    HID_PASS: 'HID passes',
    QR_PASS: 'QR passes',
    HID_DOOR: 'HID doors',
    QR_DOOR: 'QR doors',
    FR_PASS: 'Face-recognition passes',
  },
  CAPACITY: {
    LESS_THAN_50: 'Less than 50',
    LESS_THAN_100: 'Less than 100',
    LESS_THAN_1000: 'Less than 1000',
  },
  VISIT_PURPOSE: purposes,
  EVENT_PURPOSE: purposes,
  CARD_REMOVAL_REASON: {
    DAMAGED_CARD: 'Damaged card',
    LOSS_OF_CARD: 'Loss of card',
  },
  PASS_REMOVAL_REASON: {
    LEFT_COMPANY: 'Left the company',
    LOST_DEVICE: 'Lost the device',
    MISUSE: 'Misuse',
    OTHER: 'Other',
  },
  PIN_REMOVAL_REASON: {
    LEFT_COMPANY: 'Left the company',
    COMPROMISED: 'Known to others',
    MISUSE: 'Misuse',
    OTHER: 'Other',
  },
  PHYSICAL_CARD_STATUS: {
    ASSIGNED: 'Assigned',
    UNASSIGNED: 'Unassigned',
    DAMAGED_LOST: 'Damaged or lost',
  },
  THIRD_PARTY_CARD_TYPE: {
    PHYSICAL_CARD: 'Physical card',
    MOBILE_PASS: 'Mobile pass',
  },
  WEEKDAY: {
    SUNDAY: 'Sunday',
    MONDAY: 'Monday',
    TUESDAY: 'Tuesday',
    WEDNESDAY: 'Wednesday',
    THURSDAY: 'Thursday',
    FRIDAY: 'Friday',
    SATURDAY: 'Saturday',
  },
};
