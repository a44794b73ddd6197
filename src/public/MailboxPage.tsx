import './mailbox.css';
import { useCallback, useEffect, useState } from 'react';
import { RequestFailure } from '#authProvider/request.ts';
import { tabTitle } from '#src/kit/page/tabTitle.ts';
import { Wordmark } from '../brand.tsx';
import { LanguageChoice } from './Frame.tsx';
import { attachmentUrl, loadMail, type StoredMail } from './mail.ts';
import { useTranslation } from './translation.tsx';

/** Polling interval in ms while the page is open. */
const POLL_MS = 5_000;

/** Shows mail that is stored because no SMTP server is set: codes and invitations of a new installation. */
export default function MailboxPage() {
  const { t, locale } = useTranslation();
  const [mail, setMail] = useState<StoredMail[]>();
  const [failure, setFailure] = useState('');
  const [openId, setOpenId] = useState<number>();

  const look = useCallback(async (signal: AbortSignal) => {
    try {
      setMail(await loadMail(signal));
      setFailure('');
    } catch (error) {
      if (!signal.aborted) setFailure(error instanceof RequestFailure && error.status === 404 ? 'mailbox.off' : 'mailbox.failed');
    }
  }, []);
  useEffect(() => {
    const stop = new AbortController();
    void look(stop.signal);
    const timer = setInterval(() => void look(stop.signal), POLL_MS);
    return () => {
      clearInterval(timer);
      stop.abort();
    };
  }, [look]);

  const open = mail?.find((one) => one.id === openId);
  const when = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'medium' });
  return (
    <div className="mailbox">
      <title>{tabTitle(t('mailbox.title'))}</title>
      <header className="mailbox-head">
        <Wordmark />
        <nav>
          <a className="link" href="/login">
            {t('mailbox.signIn')}
          </a>
          <LanguageChoice />
        </nav>
      </header>
      <main className="mailbox-main">
        <p className="mailbox-why">{t('mailbox.why')}</p>
        <div className="mailbox-body" data-reading={open !== undefined}>
          <div>
            <h1 className="hidden">{t('mailbox.title')}</h1>
            {failure ? (
              <p className="mailbox-empty" role="alert">
                {t(failure)}
              </p>
            ) : null}
            {mail?.length === 0 ? (
              <div className="mailbox-empty">
                <p>{t('mailbox.empty')}</p>
                <p>{t('mailbox.emptyText')}</p>
              </div>
            ) : null}
            <ul className="mailbox-list">
              {mail?.map((one) => (
                <li key={one.id}>
                  <button type="button" aria-current={one.id === openId} onClick={() => setOpenId(one.id)}>
                    <span className="mailbox-subject">{one.subject}</span>
                    <span className="mailbox-facts">{one.to}</span>
                    <span className="mailbox-facts">{when.format(new Date(one.createdDate))}</span>
                  </button>
                </li>
              ))}
            </ul>
          </div>
          <Message mail={open} when={(date) => when.format(new Date(date))} onBack={() => setOpenId(undefined)} />
        </div>
      </main>
    </div>
  );
}

/** The open message. Its body is plain text: nothing in it is rendered as HTML. */
function Message({ mail, when, onBack }: { mail?: StoredMail; when: (date: string) => string; onBack: () => void }) {
  const { t } = useTranslation();
  if (!mail) return <div className="mailbox-message">{t('mailbox.choose')}</div>;
  return (
    <article className="mailbox-message">
      <button type="button" className="link" onClick={onBack}>
        {t('mailbox.back')}
      </button>
      <h2>{mail.subject}</h2>
      <dl>
        <dt>{t('mailbox.to')}</dt>
        <dd>{mail.to}</dd>
        <dt>{t('mailbox.sent')}</dt>
        <dd>{when(mail.createdDate)}</dd>
      </dl>
      <p className="mailbox-text">{mail.body}</p>
      {mail.attachments.length ? (
        <ul className="mailbox-attachments" aria-label={t('mailbox.attachments')}>
          {mail.attachments.map(({ filename }, place) => (
            <li key={filename}>
              <a href={attachmentUrl(mail, place)} download={filename}>
                {filename}
              </a>
            </li>
          ))}
        </ul>
      ) : null}
    </article>
  );
}
