import { defineArea } from '../kernel/areas/area.ts';
import { defineScreen } from '../kernel/areas/screen.ts';

/** The pages that belong to no area of the building: where a person starts, and what is the person's own (000 §2). */
export const area = defineArea({
  name: 'shell',
  heading: false,
  screens: [
    defineScreen({ name: 'today', path: '/today', needs: {}, title: 'shell.today', icon: 'TodayOutlined', menu: { order: 0 } }),
    defineScreen({ name: 'dashboard', path: '/dashboard', needs: {}, title: 'shell.home', icon: 'HomeOutlined' }),
    defineScreen({ name: 'welcome', path: '/welcome', needs: {}, palette: false, title: 'shell.welcome' }),
    defineScreen({ name: 'add-on-disabled', path: '/add-on/disabled/:module', needs: {}, title: 'shell.addOnDisabled' }),
    defineScreen({
      name: 'settings',
      path: '/settings',
      needs: {},
      title: 'account.settings',
      icon: 'SettingsOutlined',
      menu: { in: 'account', order: 10 },
    }),
    defineScreen({
      name: 'security',
      path: '/security',
      needs: {},
      title: 'account.security',
      icon: 'ShieldOutlined',
      menu: { in: 'account', order: 20 },
    }),
    defineScreen({
      name: 'invitations',
      path: '/invitations',
      needs: {},
      title: 'account.invitations',
      icon: 'MailOutlined',
      menu: { in: 'account', order: 30 },
      onlyWith: 'invitations',
    }),
    defineScreen({
      name: 'company-info',
      path: '/company-info',
      needs: { permission: 'ACCOUNT_VIEW' },
      title: 'account.companyInfo',
      icon: 'InfoOutlined',
      menu: { in: 'account', order: 40 },
      shows: 'companies',
      // Whoever works in a building reads 'Building info'.
      inCentre: {
        LANDLORD: {
          needs: { permission: 'OFFICE_CENTRE_VIEW' },
          title: 'account.buildingInfo',
          shows: 'office-centres',
          listed: { area: 'buildings', order: 5 },
        },
      },
    }),
    // In a building its own, in the provider's view that of the provider.
    defineScreen({
      name: 'mail-server',
      path: '/mail-server',
      needs: { permission: 'MAIL_SERVER_VIEW' },
      icon: 'DnsOutlined',
      menu: { in: 'account', order: 50 },
    }),
    defineScreen({
      name: 'data-provider',
      path: '/data-provider',
      needs: { permission: 'DATA_PROVIDER_VIEW' },
      icon: 'CloudDownloadOutlined',
      menu: { in: 'account', order: 55 },
    }),
  ],
});
