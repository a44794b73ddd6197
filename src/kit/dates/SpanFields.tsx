import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import { useTranslate } from 'ra-core';
import { useId, useRef, useState } from 'react';
import { CalendarPopover } from './CalendarPopover.tsx';
import { DateBox } from './DateBox.tsx';
import type { DateLimits } from './limits.ts';
import type { FieldLook, InvalidInput } from './look.ts';
import { clickDay, type End, noSpan, type Span } from './span.ts';

interface Props extends FieldLook {
  value: Span;
  /** Takes the span after every change; with `wrong`, one of its ends is typed and is no date that may be chosen. */
  onChange: (span: Span, wrong?: InvalidInput) => void;
  limits?: DateLimits;
  /** What to say about a span of which one end is missing, once the fields are left. */
  missing?: string;
}

const later = (one?: string, other?: string) => ((one ?? '') > (other ?? '') ? one : other) || undefined;

/** Two dates beside each other, and one calendar below them in which two clicks make a span. */
export function SpanFields({ id, label, value, onChange, limits = {}, missing, error, hint, inputRef, onBlur, ...look }: Props) {
  const translate = useTranslate();
  const [end, setEnd] = useState<End>();
  const sayingId = useId();
  const [inside, setInside] = useState(false);
  const boxes = useRef<HTMLDivElement>(null);
  const close = () => setEnd(undefined);
  const click = (day: string) => {
    const { span, next } = clickDay(value, end ?? 'from', day);
    setEnd(next);
    onChange(span);
  };
  const limitsOf = { from: limits, to: { ...limits, min: later(limits.min, value.from) } };
  const said = !inside && !end && missing ? missing : error;
  return (
    <Box
      ref={boxes}
      onFocus={() => setInside(true)}
      onBlur={(event) => {
        if (event.currentTarget.contains(event.relatedTarget)) return;
        setInside(false);
        onBlur?.();
      }}
    >
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: 'repeat(auto-fit, minmax(min(190px, 100%), 1fr))',
          columnGap: 1,
          rowGap: 1.5,
        }}
      >
        {(['from', 'to'] as const).map((one) => (
          <DateBox
            key={one}
            {...look}
            id={id ? `${id}-${one}` : undefined}
            inputRef={one === 'from' ? inputRef : undefined}
            label={one === 'from' ? translate('kit.from', { label }) : translate('kit.to', { label })}
            saidBy={said ? sayingId : undefined}
            value={value[one]}
            limits={limitsOf[one]}
            onChange={(date, wrong) => onChange({ ...value, [one]: date }, wrong)}
            open={end === one}
            onOpen={() => setEnd(one)}
          />
        ))}
      </Box>
      {(said ?? hint) && (
        <FormHelperText id={sayingId} error={Boolean(said)} sx={{ mx: 1.75 }}>
          {said ?? hint}
        </FormHelperText>
      )}
      <CalendarPopover
        anchor={boxes.current}
        open={end !== undefined}
        onClose={close}
        onClear={
          value.from || value.to
            ? () => {
                close();
                onChange(noSpan);
              }
            : undefined
        }
        hint={end === 'to' && value.from ? translate('dates.lastDay') : translate('dates.firstDay')}
        value={value.to || value.from}
        span={value}
        limits={limits}
        onPick={click}
      />
    </Box>
  );
}
