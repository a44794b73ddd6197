import Campaign from '@mui/icons-material/CampaignOutlined';
import { Box, Button, ButtonBase, Popover, Typography } from '@mui/material';
import { useTranslate } from 'ra-core';
import { useId, useRef, useState } from 'react';
import { useFlag } from '#authProvider/useFlag.ts';
import type { NewFeature } from '../portalSettings.ts';
import { SettingsLink } from './SettingsLink.tsx';

interface Props {
  feature: NewFeature;
  /** It is not beside a menu entry. */
  isAlone?: boolean;
}

/** News of a feature, until the person has said 'Got it' (000 §1). */
export default function NewBadge({ feature: { id, title, text, url }, isAlone = false }: Props) {
  const translate = useTranslate();
  const [titleId, textId] = [useId(), useId()];
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const [seen, setSeen] = useFlag(`feature:${id}`);
  if (seen !== null) return null;
  return (
    <>
      <ButtonBase
        ref={button}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-label={translate('account.newOf', { title })}
        onClick={() => setOpen(true)}
        sx={badge}
      >
        <Campaign aria-hidden sx={{ fontSize: 18 }} />
        {/* On a phone the sign alone fits. */}
        <Box component="span" sx={isAlone ? { display: { xs: 'none', sm: 'inline' } } : undefined}>
          {translate('account.new')}
        </Box>
      </ButtonBase>
      <Popover
        anchorEl={button.current}
        open={isOpen}
        onClose={() => setOpen(false)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
        slotProps={{
          paper: { role: 'dialog', 'aria-labelledby': titleId, 'aria-describedby': textId, sx: { maxWidth: 320, p: 2 } },
        }}
      >
        <Typography id={titleId} component="h2" sx={{ fontWeight: 600, mb: 0.5 }}>
          {title}
        </Typography>
        <Typography id={textId} variant="body2" sx={{ color: 'text.secondary', mb: 1.5 }}>
          {text}
        </Typography>
        <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 2 }}>
          <SettingsLink url={url} onClick={() => setOpen(false)}>
            {translate('account.learnMore')}
          </SettingsLink>
          <Button variant="contained" onClick={() => setSeen('yes')}>
            {translate('account.gotIt')}
          </Button>
        </Box>
      </Popover>
    </>
  );
}

const badge = {
  flexShrink: 0,
  gap: 0.5,
  px: 0.75,
  minHeight: 28,
  borderRadius: 1,
  fontSize: '0.78125rem',
  fontWeight: 600,
  color: 'secondary.main',
  '&:hover': { bgcolor: 'action.hover' },
};
