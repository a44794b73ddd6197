/** Titles of the areas' screens, by name: shown in menu, palette, breadcrumb and browser tab. */
export const screens = {
  'aircon-week': 'Aircon week',
  'aircon-statement': 'Aircon statement',
  'data-provider': 'Data provider',
  'mail-server': 'Mail server',
  'event-management': 'Event management',
  'loan-counter': 'Counter',
  'loan-location-setup': 'Location',
  'event-check-in': 'Check-in',
  'event-calendar': 'Calendar of sessions',
  'parking-calendar': 'Season parking calendar',
  'promo-management': 'Promo management',
  'redeem-privilege': 'Redeem at a store',
  stores: 'Stores',
  'opc-empty': 'Stores',
  'stacking-plan': 'Stacking plan',
  'qr-template': 'QR codes to print',
};
