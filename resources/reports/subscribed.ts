/** What a subscription sends, in words. */
import { useTranslate } from 'ra-core';

/** The name of the list or the report; empty while nothing is chosen. */
export function useSourceText(): (about: unknown, source: unknown) => string {
  const translate = useTranslate();
  return (about, source) => {
    if (typeof source !== 'string' || source === '') return '';
    const list = translate(`resources.${source}.name`, { smart_count: 2 });
    return about === 'REPORT' ? translate('resources.report-subscriptions.report', { name: list }) : list;
  };
}

/** Order and page are none of it: what narrows the rows, `status: PAID, PENDING`. */
const QUIET = new Set(['sortProperties', 'sortDirection', 'page', 'limit']);
export function useQueryText(): (query: unknown) => string {
  const translate = useTranslate();
  return (query) => {
    const params = new URLSearchParams(typeof query === 'string' ? query : '');
    const names = [...new Set(params.keys())].filter((name) => !QUIET.has(name));
    return names.length
      ? names.map((name) => `${name}: ${params.getAll(name).join(', ')}`).join('\n')
      : translate('resources.report-subscriptions.allRows');
  };
}
