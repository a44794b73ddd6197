/** The texts of the admin app: from our catalogues, with parameters, and in the language that was chosen last. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { makeI18nProvider } from '#src/admin/i18nProvider.ts';
import { withTexts } from '#src/app/texts.ts';
import { stubBrowser } from '#tests/unit/browserStub.ts';

/** Languages whose loading is delayed until a test releases it. */
const held = vi.hoisted(() => new Map<string, () => void>());
vi.mock('#i18n/index.ts', async (original) => {
  const index = await original<typeof import('#i18n/index.ts')>();
  return {
    ...index,
    loadMessages: async (locale: 'en') => {
      if (locale !== 'en') await new Promise<void>((go) => held.set(locale, go));
      return index.loadMessages(locale);
    },
  };
});

let local: Record<string, string>;
beforeEach(() => {
  ({ local } = stubBrowser(() => ({ status: 200, body: {} })));
});
afterEach(() => vi.unstubAllGlobals());

describe('the i18n provider', () => {
  it('fills in parameters, chooses plural forms, and returns the fallback for missing keys', async () => {
    const { translate } = await makeI18nProvider('en');
    expect(translate('shell.close')).toBe('Close');
    expect(translate('shell.accountOf', { name: 'Mei' })).toBe('Account of Mei');
    expect([1, 2].map((smart_count) => translate('desk.palette.count', { smart_count }))).toEqual(['1 result', '2 results']);
    expect(translate('ra.notification.http_error')).not.toBe('ra.notification.http_error');
    expect(translate('no.such.key')).toBe('no.such.key');
    expect(translate('The server said so', { _: 'The server said so' })).toBe('The server said so');
    expect(translate('no.such.key', { _: 'Row %{row}', row: 3 })).toBe('Row 3');
    expect(translate('no.such.key', { _: '' })).toBe('');
    expect(translate('')).toBe('');
    expect(translate('constructor.name')).toBe('constructor.name');
  });

  it('adds the texts of a screen when it opens, in the current language and in later ones', async () => {
    const provider = await makeI18nProvider('en');
    expect(provider.translate('sso.title')).toBe('sso.title');
    expect(await withTexts('sso', Promise.resolve('the screen'))).toBe('the screen');
    expect(provider.translate('sso.title')).toBe('Single sign-on');
    expect(provider.translate('shell.close')).toBe('Close');
    const chosen = provider.changeLocale('zh-Hans');
    held.get('zh-Hans')?.();
    await chosen;
    expect(provider.translate('sso.title')).toBe('单点登录');
  });

  it('uses the language that was chosen last, whichever loads first', async () => {
    const provider = await makeI18nProvider('en');
    const first = provider.changeLocale('zh-Hant');
    const second = provider.changeLocale('zh-Hans');
    expect(provider.translate('shell.close')).toBe('Close');
    held.get('zh-Hans')?.();
    await second;
    const said = provider.translate('shell.openMenu');
    held.get('zh-Hant')?.();
    await first;
    expect(provider.getLocale()).toBe('zh-Hans');
    expect(provider.translate('shell.openMenu')).toBe(said);
    expect(local['atrium.language']).toBe('zh-Hans');
  });
});
