import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import { useId } from 'react';

interface Props {
  text: string;
  hint?: string;
  /** From 0 to 1; absent while unknown. */
  progress?: number;
  onCancel?: () => void;
}

/** Progress of a long task, with a cancel button if it can be cancelled. */
export function Working({ text, hint, progress, onCancel }: Props) {
  const translate = useTranslate();
  const id = useId();
  return (
    <Box sx={{ display: 'grid', gap: 1, justifyItems: 'start', py: 2 }}>
      <Typography id={id} role="status">
        {text}
      </Typography>
      <LinearProgress
        aria-labelledby={id}
        variant={progress === undefined ? 'indeterminate' : 'determinate'}
        value={progress === undefined ? undefined : Math.round(progress * 100)}
        sx={{ width: '100%' }}
      />
      {hint && (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {hint}
        </Typography>
      )}
      {onCancel && (
        <Button color="inherit" onClick={onCancel}>
          {translate('kit.cancel')}
        </Button>
      )}
    </Box>
  );
}
