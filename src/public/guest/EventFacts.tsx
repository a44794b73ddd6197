import type { GuestFacts } from '#schemas/events/guest.ts';
import { useTranslation } from '../translation.tsx';
import { textIn } from './textIn.ts';

/** `Sun, 1 March 2026, 10:00 – 11:30`, in the building's time zone. */
export const timeOf = (
  { startAt, endAt, zone }: Pick<GuestFacts['session'], 'startAt' | 'endAt' | 'zone'>,
  locale: string,
): string =>
  new Intl.DateTimeFormat(locale, {
    weekday: 'short',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone: zone,
  }).formatRange(new Date(startAt), new Date(endAt));

/** What, when and where, and who has brought the guest. */
export function EventFacts({ facts: { event, session, building, host } }: { facts: GuestFacts }) {
  const { t, locale } = useTranslation();
  const rows = [
    ['when', timeOf(session, locale)],
    ['session', session.name],
    ['where', [session.location, building].filter(Boolean).join(', ')],
    ['host', host],
  ] as const;
  return (
    <section className="guest-event" aria-label={t('guest.event')}>
      <h2>{textIn(event.name, locale)}</h2>
      {event.tagline ? <p className="lead">{textIn(event.tagline, locale)}</p> : null}
      <dl className="facts">
        {rows.map(([name, value]) =>
          value ? (
            <div key={name}>
              <dt>{t(`guest.facts.${name}`)}</dt>
              <dd>{value}</dd>
            </div>
          ) : null,
        )}
      </dl>
    </section>
  );
}
