import { useEffect, useState } from 'react';
import { answerInvitation, checkLink, failureMessage, isDeadLink, type MembershipFacts } from '../accountCalls.ts';
import { Banner } from '../Banner.tsx';
import { Frame } from '../Frame.tsx';
import { linkOf } from '../linkToken.ts';
import { navigate } from '../navigate.ts';
import { PageLink } from '../PageLink.tsx';
import { Pending } from '../Pending.tsx';
import { Result } from '../Result.tsx';
import { useTranslation } from '../translation.tsx';

const DEAD = '/confirm-account/link-expired';
/** The token says that it invites to a visit: building, and the token of its own page, which asks for what is missing. */
const VISIT = /^visit\.(\d+)\.([\w-]+)$/;

/**
 * /invitation: invites somebody who has an account to join an office centre. Opening the page accepts nothing, because
 * programs open links, too; the person accepts or declines here.
 */
export default function JoinPage() {
  const { t } = useTranslation();
  const [token] = useState(() => linkOf(window.location.search).token);
  const [asked, setAsked] = useState<MembershipFacts>();
  const [answer, setAnswer] = useState<boolean>();
  const [busy, setBusy] = useState<boolean>();
  const [failure, setFailure] = useState('');

  useEffect(() => {
    if (!token) return navigate(DEAD, { replace: true });
    const [, place, visit] = VISIT.exec(token) ?? [];
    if (place && visit) return navigate(`/visitor/qr-pass/${place}/${visit}`, { replace: true });
    checkLink(token).then(
      (link) => {
        if (link.purpose === 'MEMBERSHIP') setAsked(link as MembershipFacts);
        else navigate(DEAD, { replace: true });
      },
      (error: unknown) => {
        if (isDeadLink(error)) navigate(DEAD, { replace: true });
        else setFailure(failureMessage(error));
      },
    );
  }, [token]);

  const say = async (accept: boolean) => {
    if (busy !== undefined) return;
    setBusy(accept);
    setFailure('');
    try {
      await answerInvitation(token, accept);
      setAnswer(accept);
    } catch (error) {
      if (isDeadLink(error)) return navigate(DEAD, { replace: true });
      setFailure(failureMessage(error));
    } finally {
      setBusy(undefined);
    }
  };
  if (asked && answer !== undefined)
    return (
      <Result
        key="answered"
        sign={answer ? 'done' : 'off'}
        title={t(answer ? 'entry.join.acceptedTitle' : 'entry.join.declinedTitle')}
        text={t(answer ? 'entry.join.acceptedText' : 'entry.join.declinedText', { company: asked.companyName })}
      >
        <PageLink to="/login" className={answer ? 'primary' : 'secondary'}>
          {t('auth.signIn')}
        </PageLink>
      </Result>
    );
  return (
    <Frame title={t('entry.join.title')}>
      <h1>{t('entry.join.title')}</h1>
      {failure ? <Banner tone="danger">{t(failure)}</Banner> : null}
      {asked ? (
        <>
          <p className="lead">
            {t('entry.join.lead', { company: asked.companyName })}
            <span className="account">{t('entry.join.account', { email: asked.maskedEmail })}</span>
          </p>
          <Facts asked={asked} />
          <div className="ways">
            {[true, false].map((accept) => (
              <button
                key={String(accept)}
                type="button"
                className={accept ? 'primary' : 'secondary'}
                disabled={busy !== undefined}
                aria-busy={busy === accept}
                onClick={() => void say(accept)}
              >
                {t(busy === accept ? 'entry.join.working' : accept ? 'entry.join.accept' : 'entry.join.decline')}
              </button>
            ))}
          </div>
        </>
      ) : (
        <Pending failed={failure !== ''} text="entry.confirm.checking" />
      )}
    </Frame>
  );
}

/** Who invites, to which building, and in which role. */
function Facts({ asked: { companyName, buildingName, roleName } }: { asked: MembershipFacts }) {
  const { t } = useTranslation();
  const facts = [
    ['entry.confirm.invitedBy', companyName],
    ...(buildingName && buildingName !== companyName ? [['entry.confirm.building', buildingName]] : []),
    ['entry.join.role', roleName],
  ] as const;
  return (
    <dl className="facts">
      {facts.map(([label, value]) => (
        <div key={label}>
          <dt>{t(label as string)}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
