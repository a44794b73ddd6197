import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Typography from '@mui/material/Typography';
import { useId } from 'react';

export interface Offer {
  value: string;
  label: string;
  /** What the file says if this is right. */
  lines: readonly string[];
}
interface Props {
  question: string;
  offers: readonly Offer[];
  value: string | undefined;
  onChange: (value: string) => void;
}

/** Something that a file does not tell: the choices, each with what could be read then. Nothing is chosen beforehand that is not likely. */
export function AskChoice({ question, offers, value, onChange }: Props) {
  const id = useId();
  return (
    <FormControl>
      <FormLabel id={id}>{question}</FormLabel>
      <RadioGroup aria-labelledby={id} value={value ?? ''} onChange={(_, chosen) => onChange(chosen)}>
        {offers.map(({ value: one, label, lines }) => (
          <FormControlLabel
            key={one}
            value={one}
            control={<Radio size="small" sx={{ alignSelf: 'flex-start' }} />}
            sx={{ alignItems: 'flex-start', mt: 1 }}
            label={
              <>
                <span style={{ display: 'block', paddingTop: 8 }}>{label}</span>
                {lines.map((line) => (
                  <Typography
                    key={line}
                    component="span"
                    variant="body2"
                    sx={{ display: 'block', color: 'text.secondary', overflowWrap: 'anywhere' }}
                  >
                    {line}
                  </Typography>
                ))}
              </>
            }
          />
        ))}
      </RadioGroup>
    </FormControl>
  );
}
