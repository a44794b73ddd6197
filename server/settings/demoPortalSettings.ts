/** The demo's public settings: every part of the help panel, the sign-up bar and the footer has something to show. */
import { inEveryLanguage } from '#i18n/server.ts';
import type { PortalSettings } from './portalSettings.ts';

/** Domain of every demo address. */
export const demoDomain = 'atrium.example';
const site = `https://www.${demoDomain}`;

export const demoPortalSettings: PortalSettings = {
  supportContact: 'Atrium Support',
  help: {
    guides: [
      {
        label: inEveryLanguage('demo.guides.start'),
        url: `${site}/guides/getting-started`,
      },
      {
        label: inEveryLanguage('demo.guides.seasonParking'),
        url: `${site}/guides/season-parking`,
      },
      { label: inEveryLanguage('demo.guides.api'), url: '/api/docs' },
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
      title: inEveryLanguage('demo.devices.title'),
      text: inEveryLanguage('demo.devices.text'),
      url: '/security',
    },
  ],
  termsVersion: '2026-01',
  consentVersion: '2026-01',
};
