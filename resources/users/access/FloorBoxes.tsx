/** Floors to tick. One that the person has and the reader cannot give stays as it is. */
import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { useTranslate } from 'ra-core';

interface Props {
  label: string;
  /** Those that the reader can give, from the lowest up. */
  floors: readonly string[];
  held: readonly string[];
  chosen: ReadonlySet<string>;
  readOnly: boolean;
  onToggle: (floor: string) => void;
}

export function FloorBoxes({ label, floors, held, chosen, readOnly, onToggle }: Props) {
  const translate = useTranslate();
  const fixed = held.filter((floor) => !floors.includes(floor));
  const all = [...floors.map((floor) => ({ floor, isFixed: false })), ...fixed.map((floor) => ({ floor, isFixed: true }))];
  if (all.length === 0) return <>{translate('resources.users.access.none')}</>;
  return (
    <Box role="group" aria-label={label} sx={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(96px, 1fr))' }}>
      {all.map(({ floor, isFixed }) => (
        <FormControlLabel
          key={floor}
          label={floor}
          disabled={readOnly || isFixed}
          control={<Checkbox size="small" checked={chosen.has(floor)} onChange={() => onToggle(floor)} />}
        />
      ))}
    </Box>
  );
}
