/** Roles, sides, add-ons and the permission grid (000 §1, §6). */
export const roles = {
  SUPERADMIN: 'Provider admin',
  PLATFORM_ADMIN: 'Platform admin',
  PLATFORM_SALES: 'Platform sales',
  PLATFORM_FINANCE: 'Platform finance',
  PLATFORM_OPERATIONS: 'Platform operations',
  PLATFORM_CUSTOMER_RELATIONS: 'Platform customer relations',
  DEVICE_PLATFORM_ADMIN: 'Device platform admin',
  LANDLORD_ADMIN: 'Building admin',
  LANDLORD_ADMIN_VIEW_ONLY: 'PM admin (Read only)',
  MASTER_ADMIN: 'Master admin',
  SUB_ADMIN: 'Sub admin',
  STAFF: 'Staff',
  FACILITY_BOOKING_ADMIN: 'Facility booking admin',
  CONCIERGE: 'Concierge',
  LOAN_ITEMS_ADMIN: 'Loan items admin',
  MERCHANT: 'Merchant',
  BUILDING_USER: 'Building user',
  TENANT_USER: 'Tenant user',
  CONTRACTOR: 'Contractor',
};

export const sides = { platform: 'Provider', building: 'Building', tenant: 'Tenant' };

export const addOns = {
  THIRD_PARTY_INTEGRATION: 'Third party integration',
  BOOK_FACILITY: 'Facility booking',
  THIRD_PARTY_INVOICE: 'Third party invoice',
  PEOPLE_COUNTING: 'People counting',
  PROMOTION_MANAGEMENT: 'Promotion management',
  ORDER_PAY_COLLECT: 'Order Pay Collect',
  RETAIL_MANAGEMENT: 'Retail management',
  AIRCON_MANAGEMENT: 'Aircon management',
  DATA_PROVIDER: 'Data provider',
  HOTDESK_BOOKING: 'Hotdesk booking',
  STAFF_PORTAL: 'Staff portal',
  VISITOR_MANAGEMENT: 'Visitor management portal',
  SERVICE_REQUEST: 'Service request',
};

/** Menu headings: the areas of the schemas. */
export const areas = {
  buildings: 'Buildings',
  tenants: 'Tenants',
  users: 'Users',
  parking: 'Parking',
  billing: 'Account and billing',
  broadcasts: 'Broadcasts',
  visitors: 'Visitors',
  access: 'Access control',
  reports: 'Reports',
  account: 'Account',
  setup: 'Setup and installation',
  space: 'Space management',
  concierge: 'Concierge',
  retail: 'Retail',
  ordering: 'Order Pay Collect',
  content: 'Content',
  engagement: 'Engagement',
  events: 'Events',
  operations: 'Operations',
  system: 'System',
};
