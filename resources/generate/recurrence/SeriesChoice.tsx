import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { useId } from 'react';
import { useRecurrenceWords } from './useRecurrenceWords.ts';

interface Props {
  following: boolean;
  onChange: (following: boolean) => void;
}

/** Whether an action applies to one record of a series, or also to those that follow it. */
export default function SeriesChoice({ following, onChange }: Props) {
  const { say } = useRecurrenceWords();
  const id = useId();
  return (
    <FormControl sx={{ mt: 1.5 }}>
      <FormLabel id={id}>{say('series.which')}</FormLabel>
      <RadioGroup
        aria-labelledby={id}
        value={following ? 'following' : 'one'}
        onChange={(_, value) => onChange(value === 'following')}
      >
        <FormControlLabel value="one" control={<Radio size="small" />} label={say('series.one')} />
        <FormControlLabel value="following" control={<Radio size="small" />} label={say('series.following')} />
      </RadioGroup>
    </FormControl>
  );
}
