import ArrowDownward from '@mui/icons-material/ArrowDownward';
import ArrowUpward from '@mui/icons-material/ArrowUpward';
import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import IconButton from '@mui/material/IconButton';
import { useTranslate } from 'ra-core';

interface Props {
  label: string;
  isShown: boolean;
  /** Absent for the column that always stays. */
  onToggle?: () => void;
  onUp?: () => void;
  onDown?: () => void;
}

/** A line of the column chooser: shown or not, and moved up and down among the shown ones. */
export function ColumnLine({ label, isShown, onToggle, onUp, onDown }: Props) {
  const translate = useTranslate();
  const arrows = [
    { key: 'up', move: onUp, Icon: ArrowUpward, text: 'lists.columnUp' },
    { key: 'down', move: onDown, Icon: ArrowDownward, text: 'lists.columnDown' },
  ];
  return (
    <Box component="li" sx={{ display: 'flex', alignItems: 'center' }}>
      <FormControlLabel
        sx={{ flex: 1, minWidth: 0, mx: 0 }}
        disabled={!onToggle}
        control={<Checkbox size="small" checked={isShown} onChange={onToggle} />}
        label={label}
        slotProps={{ typography: { sx: { overflowWrap: 'anywhere' } } }}
      />
      {isShown &&
        onToggle &&
        arrows.map(({ key, move, Icon, text }) => (
          <IconButton key={key} disabled={!move} onClick={move} aria-label={translate(text, { label })}>
            <Icon sx={{ fontSize: 16 }} />
          </IconButton>
        ))}
    </Box>
  );
}
