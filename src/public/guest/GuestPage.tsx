import '../guest.css';
import { type ComponentType, useCallback, useEffect, useState } from 'react';
import type { GuestFacts } from '#schemas/events/guest.ts';
import { failureMessage } from '../accountCalls.ts';
import { Banner } from '../Banner.tsx';
import { Frame } from '../Frame.tsx';
import { navigate } from '../navigate.ts';
import { Pending } from '../Pending.tsx';
import type { PublicPageProps } from '../PublicPageProps.ts';
import { useTranslation } from '../translation.tsx';
import { CheckIn } from './CheckIn.tsx';
import { EventFacts } from './EventFacts.tsx';
import { Feedback } from './Feedback.tsx';
import type { GuestPart } from './GuestPart.ts';
import { isDeadLink, readGuest } from './guestCalls.ts';
import { Register } from './Register.tsx';
import { Ways } from './Ways.tsx';

const parts: Readonly<Record<string, { says: string; Part: ComponentType<GuestPart> }>> = {
  register: { says: 'register', Part: Register },
  checkin: { says: 'checkIn', Part: CheckIn },
  feedback: { says: 'feedback', Part: Feedback },
};

/** The three pages of an event's guest (002 §2): confirm the seat, check in, give feedback. */
export default function GuestPage({ path }: PublicPageProps) {
  const { t } = useTranslation();
  const { says, Part } = parts[path.split('/').at(-1) as string] ?? { says: 'register', Part: Register };
  const [facts, setFacts] = useState<GuestFacts>();
  const [failure, setFailure] = useState('');
  const fail = useCallback((error: unknown) => {
    if (isDeadLink(error)) navigate('/event-guest/invalid', { replace: true });
    else setFailure(failureMessage(error));
  }, []);
  const change = useCallback((next: GuestFacts) => {
    setFailure('');
    setFacts(next);
  }, []);
  useEffect(() => {
    readGuest().then(change, fail);
  }, [change, fail]);

  return (
    <Frame title={t(`guest.${says}.title`)}>
      <h1>{t(`guest.${says}.title`)}</h1>
      {failure ? <Banner tone="danger">{t(failure)}</Banner> : null}
      {facts ? (
        <>
          <EventFacts facts={facts} />
          {facts.status === 'CANCELLED' || facts.status === 'REMOVED' ? (
            <Banner tone="info">{t('guest.gone')}</Banner>
          ) : (
            <Part facts={facts} change={change} fail={fail} />
          )}
          <Ways facts={facts} says={says} />
        </>
      ) : (
        <Pending failed={failure !== ''} text="guest.loading" />
      )}
    </Frame>
  );
}
