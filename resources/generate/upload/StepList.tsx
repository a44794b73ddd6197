import Box from '@mui/material/Box';
import { useTranslate } from 'ra-core';
import type { Step } from './steps.ts';

const STEPS: readonly Step[] = ['choose', 'confirm', 'result'];

/** The steps with the current one marked: file, check, result. */
export function StepList({ step }: { step: Step }) {
  const translate = useTranslate();
  const at = STEPS.indexOf(step);
  return (
    <Box
      component="ol"
      aria-label={translate('bulkUpload.steps.label')}
      sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 3, rowGap: 1, m: 0, p: 0, listStyle: 'none' }}
    >
      {STEPS.map((one, index) => (
        <Box
          key={one}
          component="li"
          aria-current={one === step ? 'step' : undefined}
          sx={{
            display: 'flex',
            alignItems: 'center',
            gap: 1,
            fontSize: '0.875rem',
            fontWeight: one === step ? 600 : 400,
            color: index <= at ? 'text.primary' : 'text.secondary',
          }}
        >
          <Box
            aria-hidden
            sx={{
              display: 'grid',
              placeItems: 'center',
              width: 24,
              height: 24,
              borderRadius: '50%',
              fontSize: '0.75rem',
              fontWeight: 600,
              border: '1px solid',
              borderColor: index <= at ? 'primary.main' : 'var(--at-line-strong)',
              bgcolor: one === step ? 'primary.main' : 'transparent',
              color: one === step ? 'primary.contrastText' : 'inherit',
            }}
          >
            {index + 1}
          </Box>
          {translate(`bulkUpload.steps.${one}`)}
        </Box>
      ))}
    </Box>
  );
}
