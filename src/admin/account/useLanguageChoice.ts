import { useLocaleState } from 'ra-core';
import { hasUnsaved, saveDrafts } from '#authProvider/drafts.ts';
import { isUnsaved } from '#src/kit/unsaved.ts';
import { confirmLeaving } from '../palette/shellDialog.ts';

/**
 * The language, and how to choose another. That draws every page anew: what stands unsaved in a form is carried over, and
 * what cannot be carried over is asked about first.
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
