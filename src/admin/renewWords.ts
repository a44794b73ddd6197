import type { QueryClient } from '@tanstack/react-query';
import type { I18nProvider } from 'ra-core';

/** The same provider; after a change of language everything is asked for anew, because answers of the server hold words. */
export const renewWords = (provider: I18nProvider, client: QueryClient): I18nProvider => ({
  ...provider,
  changeLocale: async (locale, options) => {
    await provider.changeLocale(locale, options);
    void client.invalidateQueries();
  },
});
