import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ConfigError, readConfig } from '#server/config.ts';
import { consentVersion, portalSettingsIn, readPortalSettings, termsVersion } from '#server/settings/portalSettings.ts';

function fileOf(content: unknown): string {
  const path = join(mkdtempSync(join(tmpdir(), 'atrium-settings-')), 'portal.json');
  writeFileSync(path, typeof content === 'string' ? content : JSON.stringify(content));
  return path;
}
const configOf = (content: unknown) => readConfig({ PORTAL_SETTINGS: fileOf(content), SEED: 'none' });

describe('portal settings', () => {
  it('have minimal defaults, and never somebody else’s address', () => {
    const { portal } = readConfig({ SEED: 'none' });
    expect(portal).toMatchObject({ signUpUrl: null, newFeatures: [], help: { guides: [], contactEmail: null } });
    expect(JSON.stringify(portal)).not.toContain('http');
    expect([termsVersion({ portal }), consentVersion({ portal })]).toEqual(['2026-01', '2026-01']);
  });

  it('have an example of everything in the demo', () => {
    const { portal } = readConfig({ SEED: 'demo' });
    expect(portal.help.guides.length).toBeGreaterThan(0);
    expect(Object.values({ ...portal.footer, ...portal.help, signUp: portal.signUpUrl })).not.toContain(null);
  });

  it('are read from a file, with defaults for the rest', () => {
    const { portal } = configOf({
      termsVersion: '2027-03',
      help: {
        contactEmail: 'desk@building.example',
        guides: [{ label: { en: 'Start', 'zh-Hant': '開始', 'zh-Hans': '开始' }, url: '/x' }],
      },
    });
    expect(portal).toMatchObject({
      termsVersion: '2027-03',
      consentVersion: '2026-01',
      help: { contactEmail: 'desk@building.example', contactPhone: null },
      footer: { terms: '/terms-and-conditions' },
    });
    expect(portalSettingsIn(portal, 'zh-Hant').help.guides).toEqual([{ label: '開始', url: '/x' }]);
    expect(portalSettingsIn(portal, 'en')).toMatchObject({ supportContact: 'Atrium Support' });
  });

  it.each([
    [{ signUpUrl: 'javascript:alert(1)' }, 'signUpUrl'],
    [{ signUpUrl: '//evil.example' }, 'signUpUrl'],
    [{ footer: { faqs: 'data:text/html,x' } }, 'footer.faqs'],
    [{ footer: { imprint: '/x' } }, 'footer.imprint'],
    [{ help: { contactEmail: 'nobody' } }, 'help.contactEmail'],
    [
      {
        help: {
          guides: [
            { label: 'Start', url: '/x' },
            { label: '', url: '/y' },
          ],
        },
      },
      'help.guides[1].label',
    ],
    [{ help: { guides: [{ label: { en: 'Start' }, url: '/x' }] } }, 'zh-Hant'],
    [{ newFeatures: [{ id: 'two words', title: 'T', text: 'T', url: '/x' }] }, 'newFeatures[0].id'],
    [{ termsVersion: 3 }, 'termsVersion'],
    [{ singleSignOn: true }, 'singleSignOn'],
    [[], 'an object'],
    ['{ not json', 'JSON'],
  ])('is rejected at start when it is invalid, by name: %j', (content, named) => {
    expect(() => configOf(content)).toThrow(ConfigError);
    expect(() => configOf(content)).toThrow(named);
  });

  it('name a missing file', () => {
    expect(() => readPortalSettings('/no/such/file.json')).toThrow('/no/such/file.json');
  });
});
