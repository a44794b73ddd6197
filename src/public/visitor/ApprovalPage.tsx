import '../guest.css';
import { useCallback, useEffect, useState } from 'react';
import { failureMessage } from '../accountCalls.ts';
import { Banner } from '../Banner.tsx';
import { Frame } from '../Frame.tsx';
import { navigate } from '../navigate.ts';
import { Pending } from '../Pending.tsx';
import { TextField } from '../TextField.tsx';
import { useTranslation } from '../translation.tsx';
import { type ApprovalFacts, decide, isDead, readApproval } from './visitorCalls.ts';

/** /visit-approval/:token: who wants to visit whom. Only the buttons decide, because programs open links. */
export default function ApprovalPage() {
  const { t, locale } = useTranslation();
  const [facts, setFacts] = useState<ApprovalFacts>();
  const [remark, setRemark] = useState('');
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState('');
  const fail = useCallback((error: unknown) => {
    if (isDead(error)) navigate('/visit-approval/invalid', { replace: true });
    else setFailure(failureMessage(error));
  }, []);
  useEffect(() => {
    readApproval().then(setFacts, fail);
  }, [fail]);
  const say = async (approved: boolean) => {
    if (busy) return;
    setBusy(true);
    await decide(approved, remark.trim()).then(setFacts, fail);
    setBusy(false);
  };
  const moment = (iso: string) =>
    new Intl.DateTimeFormat(locale, { dateStyle: 'full', timeStyle: 'short', timeZone: facts?.zone }).format(new Date(iso));
  return (
    <Frame title={t('visitor.approval.title')}>
      <h1>{t('visitor.approval.title')}</h1>
      {failure ? <Banner tone="danger">{t(failure)}</Banner> : null}
      {!facts ? <Pending failed={failure !== ''} text="visitor.loading" /> : null}
      {facts ? (
        <>
          <p className="lead">
            {t('visitor.approval.lead', {
              visitor: [facts.visitorName, facts.visitorCompany].filter(Boolean).join(', '),
              host: facts.host,
              company: facts.company,
            })}
          </p>
          <dl className="facts">
            <div>
              <dt>{t('visitor.when')}</dt>
              <dd>{moment(facts.startAt)}</dd>
            </div>
            <div>
              <dt>{t('visitor.where')}</dt>
              <dd>{facts.building}</dd>
            </div>
          </dl>
          {facts.decision === 'PENDING' ? (
            <>
              <TextField
                id="remark"
                label={t('visitor.approval.remark')}
                required={false}
                value={remark}
                maxLength={500}
                autoComplete="off"
                onChange={(event) => setRemark(event.target.value)}
              />
              <div className="ways">
                <button type="button" className="primary" disabled={busy} onClick={() => void say(true)}>
                  {t('visitor.approval.approve')}
                </button>
                <button type="button" className="secondary" disabled={busy} onClick={() => void say(false)}>
                  {t('visitor.approval.reject')}
                </button>
              </div>
              <p className="below">{t('visitor.approval.note')}</p>
            </>
          ) : (
            <Banner tone={facts.decision === 'APPROVED' ? 'success' : 'info'}>
              {t(`visitor.approval.${facts.decision}`, {
                who: facts.approverEmail,
                at: facts.decidedDate ? moment(facts.decidedDate) : '',
              })}
            </Banner>
          )}
        </>
      ) : null}
    </Frame>
  );
}
