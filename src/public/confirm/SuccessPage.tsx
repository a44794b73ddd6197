import { useState } from 'react';
import { takeNotice } from '#authProvider/notice.ts';
import type { PublicPath } from '#schemas/shell/publicPages.ts';
import { Banner } from '../Banner.tsx';
import { PageLink } from '../PageLink.tsx';
import type { PublicPageProps } from '../PublicPageProps.ts';
import { Result } from '../Result.tsx';
import { useTranslation } from '../translation.tsx';

/** The texts of each success page (000 §2); sub-admins and staff have theirs from one page. */
const texts: Partial<Record<PublicPath, { says: string; steps: readonly string[] }>> = {
  '/confirm-account/master-admin': { says: 'masterAdmin', steps: ['first', 'second', 'third'] },
  '/confirm-account/sub-admin': { says: 'subAdmin', steps: ['first', 'second', 'third'] },
  '/confirm-account/staff': { says: 'staff', steps: ['first', 'second', 'third'] },
  '/confirm-account/landlord-admin': { says: 'landlordAdmin', steps: ['first', 'second', 'third'] },
  '/confirm-account/default': { says: 'usual', steps: ['first', 'second'] },
};

/**
 * What somebody with a fresh account does next, per role. Staff land here as well when they sign in although their
 * building keeps them out of the portal (000 §6): then the page says that, too.
 */
export default function SuccessPage({ path }: PublicPageProps) {
  const { t } = useTranslation();
  const [isRefused] = useState(() => takeNotice() === 'staffSignInOff');
  const { says, steps } = texts[path] ?? { says: 'usual', steps: ['first', 'second'] };
  const staff = path === '/confirm-account/staff';
  return (
    <Result
      sign={isRefused ? 'locked' : 'done'}
      title={t(isRefused ? 'entry.success.staff.refused' : `entry.success.${says}.title`)}
      text={t(isRefused ? 'entry.success.staff.refusedText' : `entry.success.${says}.text`)}
      facts={isRefused ? <Banner tone="info">{t('auth.staffSignInOff')}</Banner> : null}
      steps={steps.map((step) => t(`entry.success.${says}.${step}`))}
    >
      <PageLink to="/login" className={staff ? 'secondary' : 'primary'}>
        {t('auth.signIn')}
      </PageLink>
    </Result>
  );
}
