import Close from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import LinearProgress from '@mui/material/LinearProgress';
import { useTranslate } from 'ra-core';
import type { Sending } from './useSending.ts';

interface Props {
  all: readonly Sending[];
  /** Cancels a running upload; dismisses a rejected one. */
  onDrop: (key: number) => void;
}

/** Running uploads with their progress, and rejected files with the reason. */
export function SendingList({ all, onDrop }: Props) {
  const translate = useTranslate();
  return all.map(({ key, name, progress, problem }) => (
    <Box key={key} sx={{ display: 'flex', alignItems: 'center', gap: 1, width: '100%', minWidth: 0 }}>
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Box sx={{ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap', fontSize: '0.875rem' }}>{name}</Box>
        {problem ? (
          <Box role="alert" sx={{ color: 'error.main', fontSize: '0.8rem' }}>
            {problem}
          </Box>
        ) : (
          <LinearProgress
            variant="determinate"
            value={Math.round(progress * 100)}
            aria-label={translate('devices.files.sending', { name })}
          />
        )}
      </Box>
      <IconButton
        size="small"
        aria-label={translate(problem ? 'devices.files.dismiss' : 'devices.files.stop', { name })}
        onClick={() => onDrop(key)}
      >
        <Close fontSize="small" />
      </IconButton>
    </Box>
  ));
}
