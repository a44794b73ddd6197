import { useLocale } from 'ra-core';
import { COUNT_CAP } from '#schemas/kernel/lists/query.ts';

/** A number as the page shows it: `1,234`, and `10,000+` where nobody has counted further. */
export function useCountText(): (count: number) => string {
  const format = new Intl.NumberFormat(useLocale());
  return (count) => (count >= COUNT_CAP ? `${format.format(COUNT_CAP)}+` : format.format(count));
}
