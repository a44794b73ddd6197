import '../guest.css';
import { useEffect, useState } from 'react';
import { RequestFailure, request } from '#authProvider/request.ts';
import { appEventLink, type PublicEvent } from '#schemas/events/publicEvent.ts';
import { failureMessage } from '../accountCalls.ts';
import { Banner } from '../Banner.tsx';
import { Frame } from '../Frame.tsx';
import { timeOf } from '../guest/EventFacts.tsx';
import { textIn } from '../guest/textIn.ts';
import { PageLink } from '../PageLink.tsx';
import { Pending } from '../Pending.tsx';
import { Result } from '../Result.tsx';
import { useTranslation } from '../translation.tsx';

const idOf = (search: string): string => new URLSearchParams(search).get('id') ?? '';

/** /event: where the QR code of an event leads. It says what the event is, and leads on to the app, where people sign up. */
export default function EventPage() {
  const { t } = useTranslation();
  const [id] = useState(() => idOf(window.location.search));
  const [event, setEvent] = useState<PublicEvent>();
  const [isGone, setGone] = useState(id === '');
  const [failure, setFailure] = useState('');
  useEffect(() => {
    if (!id) return;
    request<PublicEvent>('GET', `/event/${encodeURIComponent(id)}`).then(
      ({ data }) => setEvent(data),
      (error: unknown) => {
        if (error instanceof RequestFailure && error.status === 404) setGone(true);
        else setFailure(failureMessage(error));
      },
    );
  }, [id]);
  if (isGone)
    return (
      <Result sign="expired" title={t('guest.page.gone')} text={t('guest.page.goneText')}>
        <PageLink to="/login" className="secondary">
          {t('auth.signIn')}
        </PageLink>
      </Result>
    );
  if (event) return <Facts event={event} />;
  return (
    <Frame title={t('guest.event')}>
      <h1>{t('guest.event')}</h1>
      {failure ? <Banner tone="danger">{t(failure)}</Banner> : null}
      <Pending failed={failure !== ''} text="guest.page.loading" />
    </Frame>
  );
}

function Facts({ event }: { event: PublicEvent }) {
  const { t, locale } = useTranslation();
  const name = textIn(event.name, locale);
  const { tagline, description, sessions, zone } = event;
  return (
    <Frame title={name}>
      <h1>{name}</h1>
      {tagline ? <p className="lead">{textIn(tagline, locale)}</p> : null}
      {event.isFull ? <Banner tone="info">{t('guest.page.full')}</Banner> : null}
      <dl className="facts">
        <div>
          <dt>{t('guest.facts.when')}</dt>
          <dd>{timeOf(event, locale)}</dd>
        </div>
        <div>
          <dt>{t('guest.facts.where')}</dt>
          <dd>{event.building}</dd>
        </div>
      </dl>
      {description
        ? textIn(description, locale)
            .split('\n')
            .map((line) => <p key={line}>{line}</p>)
        : null}
      <section className="guest-event" aria-labelledby="sessions">
        <h2 id="sessions">{t('guest.page.sessions')}</h2>
        {sessions.length ? (
          <ul className="guest-sessions">
            {sessions.map(({ name: session, location, startAt, endAt, free }) => (
              <li key={`${session} ${startAt}`}>
                <strong>{session}</strong>
                <span>{timeOf({ startAt, endAt, zone }, locale)}</span>
                {location ? <span>{location}</span> : null}
                {free === null ? null : <span>{free ? t('guest.page.free', { smart_count: free }) : t('guest.page.taken')}</span>}
              </li>
            ))}
          </ul>
        ) : (
          <p>{t('guest.page.noSessions')}</p>
        )}
      </section>
      <p>{t('guest.page.how')}</p>
      <div className="ways">
        <a className="primary" href={appEventLink(event.uuid)}>
          {t('guest.page.app')}
        </a>
      </div>
    </Frame>
  );
}
