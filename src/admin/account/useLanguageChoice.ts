import { useLocaleState } from 'ra-core';
import { hasUnsaved, saveDrafts } from '#authProvider/drafts.ts';
import { isUnsaved } from '#src/kit/page/unsaved.ts';
import { confirmLeaving } from '../palette/shellDialog.ts';

/**
 * The language, and how to change it. A change renders every page again: unsaved input of forms is carried over; where that is
 * impossible, the person confirms first.
 */
export function useLanguageChoice(): [string, (locale: string) => void] {
  const [locale, setLocale] = useLocaleState();
  const choose = async (next: string) => {
    if (next === locale) return;
    const carried = hasUnsaved();
    if (isUnsaved() && !carried) return confirmLeaving(() => setLocale(next));
    if (carried) await saveDrafts();
    setLocale(next);
  };
  return [locale, (next) => void choose(next)];
}
