import Close from '@mui/icons-material/Close';
import { Box, Drawer, IconButton, Typography } from '@mui/material';
import { useTranslate } from 'ra-core';
import { type ReactNode, useId } from 'react';
import { APP_VERSION } from '#authProvider/session.ts';
import { ErrorState } from '#src/kit/states/ErrorState.tsx';
import { usePortalSettings, usePortalSettingsFailure } from '../portalSettings.ts';
import { SettingsLink } from './SettingsLink.tsx';

/** 000 §1: guides, the terms, the personal-data consent form, and contacts: e-mail, phone, website. */
export default function HelpPanel({ onClose }: { onClose: () => void }) {
  const translate = useTranslate();
  const titleId = useId();
  const settings = usePortalSettings();
  const failed = usePortalSettingsFailure();
  const { guides = [], contactEmail, contactPhone, website } = settings?.help ?? {};
  const contacts = [
    { label: 'account.contactEmail', text: contactEmail, url: `mailto:${contactEmail}` },
    { label: 'account.contactPhone', text: contactPhone, url: `tel:${contactPhone?.replace(/[^\d+]/g, '')}` },
    { label: 'account.website', text: website?.replace(/^https?:\/\//, ''), url: website ?? '' },
  ].filter((one) => one.text);
  return (
    <Drawer
      anchor="right"
      open
      onClose={onClose}
      slotProps={{ paper: { role: 'dialog', 'aria-labelledby': titleId, sx: { width: { xs: '100%', sm: 380 }, p: 3 } } }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', mb: 1 }}>
        <Typography id={titleId} component="h2" variant="h1" sx={{ flex: 1 }}>
          {translate('account.help')}
        </Typography>
        <IconButton edge="end" aria-label={translate('shell.close')} onClick={onClose}>
          <Close />
        </IconButton>
      </Box>
      {failed ? <ErrorState error={failed.error} onRetry={failed.retry} /> : null}
      <Part title={translate('account.guides')}>
        {guides.map(({ label, url }) => (
          <li key={url}>
            <SettingsLink url={url} onClick={onClose}>
              {label}
            </SettingsLink>
          </li>
        ))}
        {settings && guides.length === 0 ? <li>{translate('account.noGuides')}</li> : null}
      </Part>
      <Part title={translate('account.legal')}>
        <li>
          <SettingsLink url="/terms-and-conditions">{translate('account.terms')}</SettingsLink>
        </li>
        <li>
          <SettingsLink url="/personal-data-consent">{translate('account.consent')}</SettingsLink>
        </li>
      </Part>
      <Part title={translate('account.contact')}>
        {contacts.map(({ label, text, url }) => (
          <li key={label}>
            <Typography component="span" sx={{ color: 'text.secondary', fontSize: '0.8125rem', display: 'block' }}>
              {translate(label)}
            </Typography>
            <SettingsLink url={url}>{text}</SettingsLink>
          </li>
        ))}
        {settings && contacts.length === 0 ? <li>{translate('account.noContact')}</li> : null}
      </Part>
      <Typography variant="caption" sx={{ color: 'text.secondary', mt: 'auto', pt: 3 }}>
        {translate('account.version', { version: APP_VERSION })}
      </Typography>
    </Drawer>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Box component="section" sx={{ mt: 2.5 }}>
      <Typography component="h3" sx={{ fontWeight: 600, mb: 1 }}>
        {title}
      </Typography>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1, overflowWrap: 'anywhere' }}>
        {children}
      </Box>
    </Box>
  );
}
