/** What stands on each page of reports (000 §2, 002 §2), in its order: entities with `report`. */
export const reportPages = {
  'tenants-visitors': ['visits', 'users', 'tenants'],
  'facilities-services': [
    'facility-bookings',
    'hotdesk-bookings',
    'service-requests',
    'loading-bay-applications',
    'loan-item-requests',
    'aircon-extension-requests',
    'season-parking-applications',
  ],
  engagement: [
    'activity-events',
    'activity-event-participants',
    'feedbacks',
    'ls-location-check-ins',
    'survey-form-responses',
    'poll-form-responses',
  ],
  'opc-privileges': ['opc-orders', 'opc-refund-orders', 'promotion-redemptions', 'opc-promo-code-redemptions'],
} as const satisfies Readonly<Record<string, readonly string[]>>;
export type ReportPage = keyof typeof reportPages;
