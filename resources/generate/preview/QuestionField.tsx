/** One question as a phone asks it. It can be tried out; nothing is sent. */
import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import MenuItem from '@mui/material/MenuItem';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Rating from '@mui/material/Rating';
import TextField from '@mui/material/TextField';
import { useTranslate } from 'ra-core';
import { useId } from 'react';
import { DEFAULT_STARS } from '#schemas/kernel/fields/answers.ts';
import { wordsOf } from '#schemas/kernel/fields/answerText.ts';
import type { OptionItem } from '#schemas/kernel/fields/optionList.ts';

interface Props {
  question: OptionItem;
  locale: string;
}

export function QuestionField({ question, locale }: Props) {
  const translate = useTranslate();
  const labelId = useId();
  const { label, required } = question;
  return (
    <Box role="group" aria-labelledby={labelId} sx={{ mb: 2.5 }}>
      <Box id={labelId} sx={{ fontWeight: 600, mb: 0.75, overflowWrap: 'anywhere' }}>
        {wordsOf(label, locale) || '…'}
        {required && ' *'}
      </Box>
      <Answer question={question} locale={locale} labelId={labelId} />
      {question.type === 'MULTIPLE_CHOICE' && question.max && (
        <Box sx={{ color: 'text.secondary', fontSize: '0.8125rem' }}>{translate('preview.most', { count: question.max })}</Box>
      )}
    </Box>
  );
}

function Answer({ question: { type, choices = [], min, max }, locale, labelId }: Props & { labelId: string }) {
  const named = { htmlInput: { 'aria-labelledby': labelId, maxLength: type.endsWith('TEXT') ? max : undefined, min, max } };
  switch (type) {
    case 'SINGLE_CHOICE':
      return (
        <RadioGroup aria-labelledby={labelId}>
          {choices.map(({ id, label }) => (
            <FormControlLabel key={id} value={id} control={<Radio size="small" />} label={wordsOf(label, locale) || '…'} />
          ))}
        </RadioGroup>
      );
    case 'MULTIPLE_CHOICE':
      return (
        <Box sx={{ display: 'grid' }}>
          {choices.map(({ id, label }) => (
            <FormControlLabel key={id} control={<Checkbox size="small" />} label={wordsOf(label, locale) || '…'} />
          ))}
        </Box>
      );
    case 'DROP_DOWN':
      return (
        <TextField
          select
          fullWidth
          size="small"
          defaultValue=""
          slotProps={{ select: { SelectDisplayProps: { 'aria-labelledby': labelId } } }}
        >
          {choices.map(({ id, label }) => (
            <MenuItem key={id} value={id}>
              {wordsOf(label, locale) || '…'}
            </MenuItem>
          ))}
        </TextField>
      );
    case 'RATING':
      return <Rating aria-labelledby={labelId} max={max ?? DEFAULT_STARS} />;
    case 'LONG_TEXT':
      return <TextField fullWidth multiline minRows={3} size="small" slotProps={named} />;
    case 'FILE':
      return <input type="file" aria-labelledby={labelId} />;
    default:
      return <TextField fullWidth size="small" type={INPUTS[type] ?? 'text'} slotProps={named} />;
  }
}
const INPUTS: Readonly<Partial<Record<OptionItem['type'], string>>> = { NUMBER: 'number', DATE: 'date', TIME: 'time' };
