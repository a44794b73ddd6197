import { describe, expect, it } from 'vitest';
import { localeCodes } from '#i18n/locales.ts';
import type { Catalogue } from '#i18n/shape.ts';
import { entities } from '#schemas/index.ts';
import { namesOf } from '../../config/wordsPlugin.ts';

/** The pages that the menu and the palette name before an area is loaded. */
const named = ['list', 'tenantList', 'create'] as const;

describe.each(localeCodes)('what every page loads of the words (%s)', (locale) => {
  it('names each page that the menu and the palette offer', async () => {
    const { messages } = (await import(`../../i18n/${locale}/index.ts`)) as { messages: Catalogue };
    const resources = messages.resources as Record<string, Catalogue>;
    const offered = entities.flatMap(({ name, menu, pages }) =>
      named.filter((page) => menu && pages[page]).map((page) => [name, page] as const),
    );
    expect(offered.length).toBeGreaterThan(20);
    for (const [name, page] of offered) {
      const kept = namesOf(resources[name] as Catalogue).pages as Catalogue;
      expect(kept[page], `${name}.pages.${page}`).toEqual(expect.any(String));
    }
  });
});
