import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import { CLEAR_WORD } from '#schemas/kernel/calls/upload.ts';
import { useWords } from '../words.ts';
import type { StepProps } from './StepProps.ts';

/** How rows find their records, and what a blank cell means. */
export function UpdateHint({ entity, upload }: StepProps) {
  const translate = useTranslate();
  const words = useWords(entity);
  return (
    <Typography variant="body2">
      {translate('bulkUpload.updateHint', { key: words.field(upload.key as string), word: CLEAR_WORD })}
    </Typography>
  );
}
