import { useNotify, useTranslate } from 'ra-core';
import { useState } from 'react';
import { errorText } from './values/errorText.ts';

/**
 * Something that is fetched and saved on a click: one at a time, with the warning of 000 §8 when there is nothing in it.
 * @param fetchAndSave false when there was nothing to save
 */
export function useDownload<What extends unknown[]>(
  fetchAndSave: (...what: What) => Promise<boolean>,
): { busy: boolean; start: (...what: What) => Promise<void> } {
  const [busy, setBusy] = useState(false);
  const notify = useNotify();
  const translate = useTranslate();
  const start = async (...what: What) => {
    setBusy(true);
    try {
      if (!(await fetchAndSave(...what))) notify('notices.noData', { type: 'warning' });
    } catch (error) {
      notify(errorText(translate, error), { type: 'error' });
    } finally {
      setBusy(false);
    }
  };
  return { busy, start };
}
