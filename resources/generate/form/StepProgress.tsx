import Check from '@mui/icons-material/CheckOutlined';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import { useTranslate } from 'ra-core';
import { visuallyHidden } from '#src/kit/values/visuallyHidden.ts';

interface Props {
  labels: readonly string[];
  at: number;
  /** Steps up to this one can be opened. */
  reached: number;
  onStep: (step: number) => void;
}

/** Where one is in a form of steps, and the way back to those that are filled in. On a phone only the numbers have room. */
export function StepProgress({ labels, at, reached, onStep }: Props) {
  const translate = useTranslate();
  return (
    <Box component="nav" aria-label={translate('steps.label')} sx={{ mb: 2.5 }}>
      <Box component="ol" sx={list}>
        {labels.map((label, index) => (
          <Box component="li" key={label} sx={{ flex: 1, minWidth: 0 }}>
            <ButtonBase
              disabled={index > reached}
              aria-current={index === at ? 'step' : undefined}
              onClick={() => onStep(index)}
              sx={[step, index <= at && { borderColor: 'var(--at-primary)' }, index === at && { fontWeight: 620 }]}
            >
              <Box component="span" sx={[dot, index <= at && reachedDot]}>
                {index < at ? <Check aria-hidden sx={{ fontSize: 14 }} /> : index + 1}
              </Box>
              <Box component="span" sx={name}>
                {label}
              </Box>
              {index < at && <span style={visuallyHidden}>{`, ${translate('steps.done')}`}</span>}
            </ButtonBase>
          </Box>
        ))}
      </Box>
    </Box>
  );
}

/** On a phone it is only read out. */
const name = {
  '@media (max-width: 899.95px)': {
    position: 'absolute',
    width: '1px',
    height: '1px',
    overflow: 'hidden',
    clipPath: 'inset(50%)',
  },
};
const list = { listStyle: 'none', display: 'flex', gap: 1, m: 0, p: 0 };
const step = {
  width: '100%',
  minHeight: 44,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'flex-start',
  gap: 1,
  pt: 1,
  textAlign: 'start',
  fontSize: '0.8125rem',
  lineHeight: 1.3,
  borderTop: '3px solid var(--at-line-strong)',
  '&.Mui-focusVisible': { outline: '2px solid var(--at-primary)', outlineOffset: '2px' },
  '&.Mui-disabled': { color: 'text.secondary' },
};
const dot = {
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  width: 24,
  height: 24,
  borderRadius: '50%',
  border: '1px solid var(--at-line-strong)',
  fontSize: '0.75rem',
  fontVariantNumeric: 'tabular-nums',
};
const reachedDot = { bgcolor: 'var(--at-primary-soft)', borderColor: 'var(--at-primary)', color: 'var(--at-primary)' };
