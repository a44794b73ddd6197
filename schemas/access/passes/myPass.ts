import { defineScreen } from '../../kernel/areas/screen.ts';

/** The person's own QR pass, on the phone that is held up to a reader: its code changes every half minute. */
export const myPass = defineScreen({
  name: 'my-pass',
  path: '/my-pass',
  needs: { sides: ['building', 'tenant'] },
  icon: 'QrCode2',
  menu: { in: 'account', order: 25 },
});
