/** The time-slot selector of 000 §5, by mouse, by touch and by keyboard alone. */
import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import { useLocale, useTranslate } from 'ra-core';
import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { formatTime } from '../values/dateTime.ts';
import { visuallyHidden } from '../values/visuallyHidden.ts';
import { arrowMove } from './arrowMove.ts';
import { slotStyle } from './slotStyle.ts';
import { clickSlot, extendRun, type Run, runOf, type SlotValue, slotValue, type TimeSlot } from './slots.ts';

interface Props {
  label: string;
  slots: readonly TimeSlot[];
  value: SlotValue | null;
  onChange: (value: SlotValue | null) => void;
  error?: string;
}

export function TimeSlots({ label, slots, value, onChange, error }: Props) {
  const translate = useTranslate();
  const locale = useLocale();
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const run = runOf(slots, value);
  const [active, setActive] = useState(
    run?.first ??
      Math.max(
        0,
        slots.findIndex((slot) => slot.available),
      ),
  );

  const take = (next: Run | undefined) => onChange(slotValue(slots, next));
  const focus = (index: number) => {
    setActive(index);
    (list.current?.children[index] as HTMLElement | undefined)?.focus();
  };
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    if (event.key === ' ' || event.key === 'Enter') {
      event.preventDefault();
      return take(clickSlot(slots, run, active));
    }
    const cells = [...(list.current?.children ?? [])] as HTMLElement[];
    const next = arrowMove(
      event.key,
      active,
      cells.map((cell) => cell.offsetTop),
    );
    if (next === undefined) return;
    event.preventDefault();
    if (!event.shiftKey) return focus(next);
    const grown = extendRun(slots, run, active, next < active ? -1 : 1);
    take(grown);
    if (grown) focus(grown.last);
  };
  const said = run
    ? translate('dates.slots.chosen', {
        from: formatTime(slots[run.first]?.from ?? '', locale),
        to: formatTime(slots[run.last]?.to ?? '', locale),
      })
    : translate('dates.slots.none');

  if (slots.length === 0) return <Box sx={{ color: 'text.secondary' }}>{translate('dates.slots.empty')}</Box>;
  return (
    <Box>
      <Box id={`${id}label`} sx={{ mb: 0.5, fontWeight: 550 }}>
        {label}
      </Box>
      <FormHelperText id={`${id}hint`} sx={{ mt: 0, mb: 1 }}>
        {translate('dates.slots.hint')}
      </FormHelperText>
      <Box
        ref={list}
        role="listbox"
        aria-multiselectable
        aria-labelledby={`${id}label`}
        aria-describedby={error ? `${id}error ${id}hint` : `${id}hint`}
        onKeyDown={onKeyDown}
        sx={{ display: 'grid', gap: 0.75, gridTemplateColumns: 'repeat(auto-fill, minmax(148px, 1fr))' }}
      >
        {slots.map((slot, index) => {
          const chosen = run !== undefined && index >= run.first && index <= run.last;
          return (
            <Box
              key={slot.from}
              role="option"
              aria-selected={chosen}
              aria-disabled={!slot.available}
              tabIndex={index === active ? 0 : -1}
              onFocus={() => setActive(index)}
              onClick={() => {
                setActive(index);
                take(clickSlot(slots, run, index));
              }}
              sx={slotStyle(slot.available, chosen)}
            >
              {formatTime(slot.from, locale)} – {formatTime(slot.to, locale)}
              {!slot.available && <span style={visuallyHidden}>, {translate('dates.slots.unavailable')}</span>}
            </Box>
          );
        })}
      </Box>
      <FormHelperText role="status" sx={{ mt: 1 }}>
        {said}
      </FormHelperText>
      {error && (
        <FormHelperText id={`${id}error`} error>
          {error}
        </FormHelperText>
      )}
    </Box>
  );
}
