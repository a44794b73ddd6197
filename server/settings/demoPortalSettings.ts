/** What the demo says about itself: every part of the help panel, the sign-up bar and the footer has something to show. */

import type { PortalSettings } from './portalSettings.ts';

/** Domain of every demo address. */
export const demoDomain = 'atrium.example';
const site = `https://www.${demoDomain}`;

export const demoPortalSettings: PortalSettings = {
  supportContact: 'Atrium Support',
  help: {
    guides: [
      {
        label: { en: 'Getting started', 'zh-Hant': '入門指南', 'zh-Hans': '入门指南' },
        url: `${site}/guides/getting-started`,
      },
      {
        label: { en: 'Managing season parking', 'zh-Hant': '管理月租車位', 'zh-Hans': '管理月租车位' },
        url: `${site}/guides/season-parking`,
      },
      { label: { en: 'For developers: the API', 'zh-Hant': '開發者：API', 'zh-Hans': '开发者：API' }, url: '/api/docs' },
    ],
    contactEmail: `support@${demoDomain}`,
    contactPhone: '+65 6000 0000',
    website: site,
  },
  signUpUrl: `${site}/pricing`,
  footer: {
    solutions: `${site}/solutions`,
    faqs: `${site}/faqs`,
    contact: `mailto:support@${demoDomain}`,
    terms: '/terms-and-conditions',
    privacy: '/personal-data-consent',
  },
  newFeatures: [
    {
      id: 'security',
      title: { en: 'Your devices at a glance', 'zh-Hant': '裝置一覽', 'zh-Hans': '设备一览' },
      text: {
        en: 'See where you are signed in, and sign out of any device from here.',
        'zh-Hant': '查看您在哪些裝置上登入，並可在此登出任何一個。',
        'zh-Hans': '查看您在哪些设备上登录，并可在此登出任何一个。',
      },
      url: '/security',
    },
  ],
  termsVersion: '2026-01',
  consentVersion: '2026-01',
};
