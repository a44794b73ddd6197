import {
  Box,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  FormControlLabel,
  Switch,
  Typography,
} from '@mui/material';
import { useTranslate } from 'ra-core';
import { Fragment, useId } from 'react';
import { useKeySwitch } from '#src/app/useKeySwitch.ts';
import { keyLabel } from '#src/kit/values/keyLabel.ts';
import { shortcutGroups } from './shortcutGroups.ts';

/** All shortcuts, and the switch for those that are a single character (WCAG 2.1.4). */
export default function Overlay({ onClose }: { onClose: () => void }) {
  const translate = useTranslate();
  const [isOn, setOn] = useKeySwitch();
  const titleId = useId();
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{translate('desk.keys.title')}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2.5 }}>
        {shortcutGroups.map(({ label, shortcuts }) => (
          <Box component="section" key={label}>
            <Typography component="h3" sx={{ fontWeight: 600, mb: 1 }}>
              {translate(label)}
            </Typography>
            <Box component="dl" sx={{ m: 0, display: 'grid', gridTemplateColumns: '1fr auto', rowGap: 0.75, columnGap: 2 }}>
              {shortcuts.map((one) => (
                <Fragment key={one.label}>
                  <Box component="dt">{translate(one.label)}</Box>
                  <Box component="dd" sx={{ m: 0, display: 'flex', gap: 0.75, justifyContent: 'flex-end' }}>
                    {one.keys.map((key) => (
                      <Box component="kbd" key={key} sx={cap}>
                        {keyLabel(key)}
                      </Box>
                    ))}
                  </Box>
                </Fragment>
              ))}
            </Box>
          </Box>
        ))}
        <Box>
          <FormControlLabel
            control={<Switch checked={isOn} onChange={(_, next) => setOn(next)} />}
            label={translate('desk.keys.switch')}
          />
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {translate('desk.keys.switchText')}
          </Typography>
        </Box>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{translate('kit.close')}</Button>
      </DialogActions>
    </Dialog>
  );
}

const cap = {
  fontFamily: 'inherit',
  fontSize: '0.78125rem',
  fontWeight: 600,
  px: 0.75,
  py: 0.125,
  border: '1px solid var(--at-line-strong)',
  borderRadius: 1,
  bgcolor: 'var(--at-sunken)',
  whiteSpace: 'nowrap',
};
