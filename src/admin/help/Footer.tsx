import Close from '@mui/icons-material/Close';
import { Box, IconButton } from '@mui/material';
import { useTranslate } from 'ra-core';
import { useFlag } from '#authProvider/useFlag.ts';
import { useSession } from '#authProvider/useSession.ts';
import { hasRight } from '#schemas/kernel/rights/access.ts';
import { usePortalSettings } from '../portalSettings.ts';
import { FOOTER_HEIGHT } from './footerHeight.ts';
import { SettingsLink } from './SettingsLink.tsx';

const links = ['solutions', 'faqs', 'contact', 'terms', 'privacy'] as const;

/** The footer of every page: its links (000 §2), and the sign-up bar if a pricing page is set (000 §1). */
export default function Footer() {
  const translate = useTranslate();
  const settings = usePortalSettings();
  if (!settings) return <Box sx={{ height: FOOTER_HEIGHT }} />;
  const { signUpUrl, footer } = settings;
  return (
    <Box component="footer" sx={{ px: { xs: 2, md: 3 }, pb: 2, fontSize: '0.8125rem' }}>
      <Box sx={row}>
        <Box component="nav" aria-label={translate('account.footer.label')} sx={line}>
          {links.map((name) => {
            const url = footer[name];
            return url ? (
              <SettingsLink key={name} url={url}>
                {translate(`account.footer.${name}`)}
              </SettingsLink>
            ) : null;
          })}
        </Box>
        {signUpUrl ? <Plans url={signUpUrl} /> : null}
      </Box>
    </Box>
  );
}

/** Beside the links, so that nothing shifts when it appears; only building admins decide about plans. */
function Plans({ url }: { url: string }) {
  const translate = useTranslate();
  const { roleCodes } = useSession();
  const [isAway, putAway] = useFlag('plans');
  if (isAway !== null || !hasRight(roleCodes, 'plans')) return null;
  return (
    <Box sx={{ ...line, columnGap: 1, alignItems: 'center', ml: 'auto' }}>
      <span>{translate('account.signUpText')}</span>
      <SettingsLink url={url}>{translate('account.signUp')}</SettingsLink>
      <IconButton size="small" aria-label={translate('account.putAway')} onClick={() => putAway('yes')} sx={{ my: -0.875 }}>
        <Close sx={{ fontSize: 16 }} />
      </IconButton>
    </Box>
  );
}

const line = { display: 'flex', flexWrap: 'wrap', columnGap: 2.5, rowGap: 0.75 };
const row = {
  ...line,
  minHeight: FOOTER_HEIGHT - 16,
  alignItems: 'center',
  pt: 1.5,
  borderTop: '1px solid var(--at-line)',
  '& nav a': { color: 'text.secondary' },
};
