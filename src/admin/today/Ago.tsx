import { useLocale } from 'ra-core';
import { intlLocale } from '#i18n/locales.ts';
import { useTimeZone } from '#src/kit/kitContext.ts';
import { formatDateTime } from '#src/kit/values/dateTime.ts';

const UNITS = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const;

/** How long ago an instant was, `3 days ago`; the tooltip says when. `text` may say more: `asked 3 days ago`. */
export function Ago({ value, text = (ago) => ago }: { value: string; text?: (ago: string) => string }) {
  const locale = useLocale();
  const zone = useTimeZone();
  const far = Math.max(0, Date.now() - Date.parse(value));
  const [unit, size] = UNITS.find(([, one]) => far >= one) ?? (['minute', 60_000] as const);
  const ago = new Intl.RelativeTimeFormat(intlLocale(locale), { numeric: 'auto' }).format(-Math.floor(far / size), unit);
  return (
    <time dateTime={value} title={formatDateTime(value, zone, locale)}>
      {text(ago)}
    </time>
  );
}
