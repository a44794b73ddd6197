import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import { useTranslate } from 'ra-core';
import { type OptionItem, optionFacts } from '#schemas/kernel/fields/optionList.ts';
import { useBuilder } from './builderContext.ts';
import { useProblemText } from './useProblemText.ts';

interface Props {
  item: OptionItem;
  /** Place of the question, from 0. */
  index: number;
  onChange: (change: (item: OptionItem) => OptionItem) => void;
}

/** The minimum and maximum of a type: of a number, of characters, of answers, of stars. */
export function Bounds({ item, index, onChange }: Props) {
  const { disabled } = useBuilder();
  const translate = useTranslate();
  const problem = useProblemText();
  const known = optionFacts[item.type];
  const parts = (['min', 'max'] as const).filter((part) => known[part]);
  if (!parts.length) return null;
  const set = (part: 'min' | 'max', text: string) =>
    onChange((one) => {
      const { [part]: _, ...rest } = one;
      const value = Number(text);
      return text === '' || !Number.isSafeInteger(value) ? rest : { ...rest, [part]: value };
    });
  return (
    <Box sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: 'repeat(auto-fit, minmax(150px, 220px))' }}>
      {parts.map((part) => {
        const wrong = problem(index, part);
        return (
          <TextField
            key={part}
            size="small"
            type="number"
            disabled={disabled}
            label={translate(`inputs.options.bounds.${item.type}.${part}`)}
            value={item[part] ?? ''}
            onChange={(event) => set(part, event.target.value)}
            error={Boolean(wrong)}
            helperText={wrong}
          />
        );
      })}
    </Box>
  );
}
