import { Box, Typography } from '@mui/material';
import { useTranslate } from 'ra-core';
import { usePortalSettings } from '../portalSettings.ts';
import { SettingsLink } from './SettingsLink.tsx';

const links = ['solutions', 'faqs', 'contact', 'terms', 'privacy'] as const;

/** Below every page: the bar that leads to the pricing page, where one is named (000 §1), and the footer's links (000 §2). */
export default function Footer() {
  const translate = useTranslate();
  const settings = usePortalSettings();
  if (!settings) return null;
  const { signUpUrl, footer } = settings;
  return (
    <Box component="footer" sx={{ px: { xs: 2, md: 3 }, pb: 2, fontSize: '0.8125rem' }}>
      {signUpUrl ? (
        <Box sx={bar}>
          <Typography component="span" sx={{ fontSize: 'inherit' }}>
            {translate('account.signUpText')}
          </Typography>
          <SettingsLink url={signUpUrl}>{translate('account.signUp')}</SettingsLink>
        </Box>
      ) : null}
      <Box component="nav" aria-label={translate('account.footer.label')} sx={row}>
        {links.map((name) => {
          const url = footer[name];
          return url ? (
            <SettingsLink key={name} url={url}>
              {translate(`account.footer.${name}`)}
            </SettingsLink>
          ) : null;
        })}
      </Box>
    </Box>
  );
}

const row = {
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 2.5,
  rowGap: 0.75,
  pt: 1.5,
  borderTop: '1px solid var(--at-line)',
  '& a': { color: 'text.secondary' },
};
const bar = {
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 1.5,
  rowGap: 0.5,
  px: 2,
  py: 1.25,
  mb: 1.5,
  borderRadius: 'var(--at-radius)',
  bgcolor: 'var(--at-primary-soft)',
};
