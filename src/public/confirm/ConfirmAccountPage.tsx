import { useEffect, useState } from 'react';
import { checkLink, failureMessage, type InvitationFacts, isDeadLink } from '../accountCalls.ts';
import { Banner } from '../Banner.tsx';
import { Frame } from '../Frame.tsx';
import { linkOf } from '../linkToken.ts';
import { navigate } from '../navigate.ts';
import { Pending } from '../Pending.tsx';
import { useTranslation } from '../translation.tsx';
import { RegistrationForm } from './RegistrationForm.tsx';

const DEAD = '/confirm-account/link-expired';

/** /confirm-account: somebody who was invited registers (000 §2); a dead invitation leads to its link-expired page. */
export default function ConfirmAccountPage() {
  const { t } = useTranslation();
  const [token] = useState(() => linkOf(window.location.search).token);
  const [invitation, setInvitation] = useState<InvitationFacts>();
  const [failure, setFailure] = useState('');

  useEffect(() => {
    if (!token) return navigate(DEAD, { replace: true });
    checkLink(token).then(
      (link) => {
        // Registered meanwhile, by another invitation: this one asks to join.
        if (link.purpose === 'MEMBERSHIP') navigate(`/invitation?token=${token}`, { replace: true });
        else if (link.purpose === 'INVITATION') setInvitation(link as InvitationFacts);
        else navigate(DEAD, { replace: true });
      },
      (error: unknown) => {
        if (isDeadLink(error)) navigate(DEAD, { replace: true });
        else setFailure(failureMessage(error));
      },
    );
  }, [token]);

  return (
    <Frame title={t('entry.confirm.title')}>
      <h1>{t('entry.confirm.title')}</h1>
      {failure ? <Banner tone="danger">{t(failure)}</Banner> : null}
      {invitation ? (
        <RegistrationForm token={token} invitation={invitation} onChanged={setInvitation} />
      ) : (
        <Pending failed={failure !== ''} text="entry.confirm.checking" />
      )}
    </Frame>
  );
}
