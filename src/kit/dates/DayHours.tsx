/** One day of the opening hours: open or closed, its stretches, and the copy to the workdays. */
import AddIcon from '@mui/icons-material/AddOutlined';
import CopyIcon from '@mui/icons-material/ContentCopyOutlined';
import RemoveIcon from '@mui/icons-material/DeleteOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import IconButton from '@mui/material/IconButton';
import Switch from '@mui/material/Switch';
import { useTranslate } from 'ra-core';
import { useEffect, useRef, useState } from 'react';
import { Tooltip } from '../tooltip/Tooltip.tsx';
import { TimeRangePicker } from './TimeRangePicker.tsx';
import { dayProblem, type Hours, nextHours } from './weeklyHours.ts';

interface Props {
  name: string;
  hours: readonly Hours[];
  disabled?: boolean;
  overnight?: boolean;
  onChange: (hours: Hours[]) => void;
  onToggle: (open: boolean) => void;
  onCopy: () => void;
}

export function DayHours({ name, hours, disabled, overnight, onChange, onToggle, onCopy }: Props) {
  const translate = useTranslate();
  const open = hours.length > 0;
  const next = nextHours(hours);
  const problem = dayProblem(hours);
  const add = useRef<HTMLButtonElement>(null);
  const toggle = useRef<HTMLInputElement>(null);
  const newest = useRef<HTMLInputElement>(null);
  const [added, setAdded] = useState(0);
  useEffect(() => {
    if (added > 0) newest.current?.focus();
  }, [added]);
  return (
    <Box
      role="group"
      aria-label={name}
      sx={{
        display: 'grid',
        gap: 1,
        alignItems: 'start',
        gridTemplateColumns: { xs: '1fr auto', sm: '170px 1fr auto' },
        py: 1.25,
        borderBottom: '1px solid var(--at-line)',
      }}
    >
      <FormControlLabel
        disabled={disabled}
        control={
          <Switch
            size="small"
            checked={open}
            slotProps={{ input: { ref: toggle } }}
            onChange={(event) => onToggle(event.target.checked)}
          />
        }
        label={name}
        sx={{ minHeight: 40, ml: -0.75 }}
      />
      <Box
        sx={{
          gridColumn: { xs: '1 / -1', sm: 2 },
          gridRow: { xs: 2, sm: 1 },
          display: { xs: open ? 'grid' : 'none', sm: 'grid' },
          gap: 1.25,
          minWidth: 0,
        }}
      >
        {!open && (
          <Box sx={{ minHeight: 40, display: 'flex', alignItems: 'center', color: 'text.secondary' }}>
            {translate('dates.hours.closed')}
          </Box>
        )}
        {hours.map((one, index) => (
          <Box
            // biome-ignore lint/suspicious/noArrayIndexKey: two stretches may be equal while somebody fills them in
            key={`${index} of ${hours.length}`}
            sx={{ display: 'grid', gridTemplateColumns: '1fr auto', gap: 0.5, alignItems: 'start' }}
          >
            <TimeRangePicker
              label={name}
              labels={{ from: translate('dates.hours.from'), to: translate('dates.hours.to') }}
              calledBy={name}
              disabled={disabled}
              overnight={overnight}
              inputRef={index === hours.length - 1 ? newest : undefined}
              value={one}
              onChange={(range, wrong) => {
                const changed = { ...one, ...range };
                if (wrong) changed[range.from === one.from ? 'to' : 'from'] = wrong.value ?? wrong.text;
                onChange(hours.map((other, at) => (at === index ? changed : other)));
              }}
            />
            <IconButton
              aria-label={translate('dates.hours.remove')}
              disabled={disabled}
              sx={{ mt: 0.25 }}
              onClick={() => {
                onChange(hours.filter((_, at) => at !== index));
                (hours.length > 1 ? add : toggle).current?.focus();
              }}
            >
              <RemoveIcon fontSize="small" />
            </IconButton>
          </Box>
        ))}
        {problem && <FormHelperText error>{translate(`dates.hours.${problem}`, { day: name })}</FormHelperText>}
      </Box>
      {open && (
        <Box sx={{ display: 'flex', gap: 0.5, minHeight: 40, alignItems: 'center' }}>
          <Button
            ref={add}
            startIcon={<AddIcon />}
            disabled={disabled || !next}
            aria-label={translate('dates.hours.addTo', { day: name })}
            onClick={() => {
              if (next) onChange([...hours, next]);
              setAdded(added + 1);
            }}
          >
            {translate('dates.hours.add')}
          </Button>
          <Tooltip title={translate('dates.hours.copy')}>
            <span>
              <IconButton
                disabled={disabled || Boolean(problem)}
                aria-label={translate('dates.hours.copyFrom', { day: name })}
                onClick={onCopy}
              >
                <CopyIcon fontSize="small" />
              </IconButton>
            </span>
          </Tooltip>
        </Box>
      )}
    </Box>
  );
}
