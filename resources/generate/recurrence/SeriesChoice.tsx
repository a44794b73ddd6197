import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { useId } from 'react';
import type { SeriesPart } from '#schemas/kernel/time/recurrence.ts';
import { useRecurrenceWords } from './useRecurrenceWords.ts';

interface Props {
  /** For which the action can be taken. */
  parts: readonly SeriesPart[];
  part: SeriesPart | undefined;
  onChange: (part: SeriesPart | undefined) => void;
}

/** Whether an action applies to one record of a series, or also to others of it. */
export default function SeriesChoice({ parts, part, onChange }: Props) {
  const { say } = useRecurrenceWords();
  const id = useId();
  return (
    <FormControl sx={{ mt: 1.5 }}>
      <FormLabel id={id}>{say('series.which')}</FormLabel>
      <RadioGroup
        aria-labelledby={id}
        value={part ?? 'one'}
        onChange={(_, value) => onChange(parts.find((known) => known === value))}
      >
        {['one', ...parts].map((value) => (
          <FormControlLabel key={value} value={value} control={<Radio size="small" />} label={say(`series.${value}`)} />
        ))}
      </RadioGroup>
    </FormControl>
  );
}
