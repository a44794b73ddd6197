import { useEffect, useState } from 'react';
import { signInMessage } from '#authProvider/signIn.ts';
import { type SsoAnswer, ssoSignIn, takeRequestedPage } from '#authProvider/sso.ts';
import { Banner } from './Banner.tsx';
import { Frame } from './Frame.tsx';
import { navigate } from './navigate.ts';
import { PageLink } from './PageLink.tsx';
import type { PublicPageProps } from './PublicPageProps.ts';
import { refusalPath } from './signInFailure.ts';
import { useTranslation } from './translation.tsx';

/**
 * Removes the identity provider's answer from the address, so that neither the history nor a later page has it, and
 * replaces it with the page requested before.
 */
function takeAnswer(): SsoAnswer | undefined {
  const query = new URLSearchParams(window.location.search);
  const [code, state, iss] = ['code', 'state', 'iss'].map((name) => query.get(name) ?? undefined);
  const wanted = takeRequestedPage();
  window.history.replaceState(null, '', wanted ? `/code?redirect=${encodeURIComponent(wanted)}` : '/code');
  return code && state && !query.has('error') ? { code, state, ...(iss ? { iss } : {}) } : undefined;
}

/** /code (000 §2): where the identity provider sends people back to. */
export default function CodePage({ enter, prefetch }: PublicPageProps) {
  const { t } = useTranslation();
  const [answer] = useState(takeAnswer);
  const [failure, setFailure] = useState(answer ? '' : 'entry.sso.refused');

  useEffect(() => {
    if (!answer) return;
    prefetch();
    ssoSignIn(answer)
      .then(enter)
      .catch((error: unknown) => {
        const path = refusalPath(error);
        if (path) navigate(path, { replace: true });
        else setFailure(signInMessage(error));
      });
  }, [answer, enter, prefetch]);

  return (
    <Frame title={t('auth.signIn')}>
      <h1>{failure ? t('entry.sso.failed') : t('auth.signingIn')}</h1>
      {failure ? (
        <>
          <Banner tone="danger">{t(failure)}</Banner>
          <div className="links">
            <PageLink to="/login">{t('entry.backToSignIn')}</PageLink>
          </div>
        </>
      ) : (
        <p className="lead" role="status">
          {t('entry.sso.checking')}
        </p>
      )}
    </Frame>
  );
}
