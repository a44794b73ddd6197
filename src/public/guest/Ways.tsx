import { apiUrl } from '#authProvider/request.ts';
import type { GuestFacts } from '#schemas/events/guest.ts';
import { PageLink } from '../PageLink.tsx';
import { useTranslation } from '../translation.tsx';
import { linkIn } from './guestCalls.ts';

const pages = [
  ['register', 'register'],
  ['checkIn', 'checkin'],
  ['feedback', 'feedback'],
] as const;

/** The calendar file, and the guest's other pages. */
export function Ways({ facts, says }: { facts: GuestFacts; says: string }) {
  const { t } = useTranslation();
  const link = linkIn(window.location.pathname);
  const isSeated = facts.status === 'REGISTERED' || facts.status === 'CHECKED_IN';
  if (!isSeated) return null;
  return (
    <nav className="links guest-ways" aria-label={t('guest.more')}>
      <a className="link" href={apiUrl(`${link}/calendar`)} download="event.ics">
        {t('guest.calendar')}
      </a>
      {pages
        .filter(([name]) => name !== says)
        .map(([name, page]) => (
          <PageLink key={name} to={`${link}/${page}`}>
            {t(`guest.${name}.title`)}
          </PageLink>
        ))}
    </nav>
  );
}
