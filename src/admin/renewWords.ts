import type { QueryClient } from '@tanstack/react-query';
import type { I18nProvider } from 'ra-core';

/** The same provider; after a language change everything is refetched, because the server's answers contain texts. */
export const renewWords = (provider: I18nProvider, client: QueryClient): I18nProvider => ({
  ...provider,
  changeLocale: async (locale, options) => {
    await provider.changeLocale(locale, options);
    void client.invalidateQueries();
  },
});
