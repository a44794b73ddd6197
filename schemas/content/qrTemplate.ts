import { defineScreen } from '../kernel/areas/screen.ts';

/** Prints the QR codes of deep links at size (000 §2). */
export const qrTemplate = defineScreen({
  name: 'qr-template',
  path: '/qr-code/template',
  needs: { permission: 'HOMEPAGE_LIST' },
  icon: 'Print',
  menu: { order: 50 },
  parent: 'deep-links',
});
