/** Counts, the same in every language of the product: `12,345`, and `10,000+` when the count limit is reached. */
import { fallbackLocale } from './locales.ts';

const figures = new Intl.NumberFormat(fallbackLocale);

export const formatCount = (count: number, isCapped = false): string => `${figures.format(count)}${isCapped ? '+' : ''}`;
