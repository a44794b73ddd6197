/** Stars of a rating, which is kept in hundredths: 433 is 4.3. */
export const starsText = (hundredths: number, locale: string): string =>
  new Intl.NumberFormat(locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(hundredths / 100);
