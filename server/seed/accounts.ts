/** One demo account for every role, used by the start-up print-out, the README and the end-to-end tests. */

import type { Role } from '#schemas/kernel/rights/access.ts';
import { demoDomain } from '#server/settings/demoPortalSettings.ts';

/** The password of every demo account. Demo data is refused in a production installation. */
export const demoPassword = 'Atrium-Demo-2026';

export interface DemoAccount {
  role: Role;
  username: string;
  fullName: string;
  /** Code of the office centre; absent for the provider's own staff. */
  centre?: string;
  /** A second membership of the same person, for switching accounts. */
  also?: { role: Role; centre: string };
  /** Whether signing in requires a one-time code, which the mailbox page shows. */
  otp: boolean;
}

const account = (
  role: Role,
  name: string,
  fullName: string,
  centre?: string,
  otp = true,
  also?: DemoAccount['also'],
): DemoAccount => ({
  role,
  username: `${name}@${demoDomain}`,
  fullName,
  otp,
  ...(centre ? { centre } : {}),
  ...(also ? { also } : {}),
});

/** Days after which passwords expire in the building with the code `VGC`. */
export const DEMO_EXPIRY_DAYS = 90;
/** People of that building whose password has expired, or will soon. */
export const agedAccounts: readonly (DemoAccount & { passwordAgeDays: number })[] = [
  { ...account('LANDLORD_ADMIN_VIEW_ONLY', 'expired.password', 'Florence Ellis', 'VGC'), passwordAgeDays: 200 },
  { ...account('LANDLORD_ADMIN_VIEW_ONLY', 'expiring.password', 'Henry Grant', 'VGC'), passwordAgeDays: 70 },
];

export const demoAccounts: readonly DemoAccount[] = [
  account('SUPERADMIN', 'super.admin', 'Sofia Anders'),
  account('PLATFORM_ADMIN', 'platform.admin', 'Priya Menon'),
  account('PLATFORM_SALES', 'platform.sales', 'Tom Whitfield'),
  account('PLATFORM_FINANCE', 'platform.finance', 'Ingrid Solberg'),
  account('PLATFORM_OPERATIONS', 'platform.operations', 'Marco Silva'),
  account('PLATFORM_CUSTOMER_RELATIONS', 'platform.relations', 'Yuki Tanaka'),
  account('DEVICE_PLATFORM_ADMIN', 'device.admin', 'Ravi Kumar'),
  account('LANDLORD_ADMIN', 'building.admin', 'Tan Wei Ming 陳偉明', 'HPT', true, { role: 'LANDLORD_ADMIN', centre: 'VGC' }),
  account('LANDLORD_ADMIN_VIEW_ONLY', 'building.viewer', 'Lim Hui Min', 'HPT'),
  account('CONCIERGE', 'concierge', 'Nurul Aisyah', 'HPT'),
  account('LOAN_ITEMS_ADMIN', 'loan.items', 'Koh Jia Hui', 'HPT'),
  account('MERCHANT', 'merchant', '曾慧敏', 'KOPI', false),
  account('MASTER_ADMIN', 'tenant.admin', 'Grace Ong 王美玲', 'MERIDIAN', false, { role: 'SUB_ADMIN', centre: 'LOTUS' }),
  account('SUB_ADMIN', 'tenant.subadmin', 'Arjun Nair', 'MERIDIAN', false),
  account('STAFF', 'staff', 'Olivia Bennett', 'MERIDIAN', false),
  account('FACILITY_BOOKING_ADMIN', 'booking.admin', '林嘉欣', 'MERIDIAN', false),
  account('BUILDING_USER', 'building.user', 'Henry Walker', 'HPT', false),
  account('TENANT_USER', 'tenant.user', 'Freya Campbell', 'MERIDIAN', false),
  account('CONTRACTOR', 'contractor', 'Theo Foster', 'HPT', false),
];
