/** Counts as every language of the product writes them: `12,345`, and `10,000+` where counting has stopped. */
import { fallbackLocale } from './locales.ts';

const figures = new Intl.NumberFormat(fallbackLocale);

export const formatCount = (count: number, isCapped = false): string => `${figures.format(count)}${isCapped ? '+' : ''}`;
