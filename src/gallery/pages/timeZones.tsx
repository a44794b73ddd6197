import { Stack } from '@mui/material';
import { useState } from 'react';
import type { ControlProps } from '#resources/generate/kinds/Control.ts';
import { TimeZoneInput } from '#resources/generate/kinds/inputs/TimeZoneInput.tsx';
import { TimeZoneOffsetInput } from '#resources/generate/kinds/inputs/TimeZoneOffsetInput.tsx';
import { officeCentre } from '#schemas/buildings/officeCentre.ts';
import { timeZone } from '#schemas/kernel/fields/field.ts';
import { Example } from '../Example.tsx';

const facts = { entity: officeCentre, name: 'timeZone', field: timeZone(), values: {} } satisfies Partial<ControlProps>;

export default function TimeZones() {
  const [zone, setZone] = useState<unknown>('Asia/Singapore');
  const [offset, setOffset] = useState<unknown>(null);
  return (
    <Stack sx={{ gap: 4 }}>
      <Example title="Time zone" value={zone}>
        <TimeZoneInput {...facts} id="zone" label="Building's time zone" value={zone} onChange={setZone} />
      </Example>
      <Example title="Offset" value={offset}>
        <TimeZoneOffsetInput {...facts} id="offset" label="Terminal's offset" value={offset} onChange={setOffset} />
      </Example>
    </Stack>
  );
}
