/** The plan of a zone: which desks are free at a time, and taking one; who may arranges the desks on it, by dragging or by keys. */
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { useSession } from '#authProvider/useSession.ts';
import { useStoredPicture } from '#resources/generate/kinds/useStoredPicture.ts';
import type { hotdeskZone } from '#schemas/hotdesks/hotdeskZone.ts';
import { DatePicker } from '#src/kit/dates/DatePicker.tsx';
import { useToday } from '#src/kit/dates/useToday.ts';
import type { RecordSlot } from '../../area.ts';
import { DeskPanel } from './DeskPanel.tsx';
import { PlanBoard } from './PlanBoard.tsx';
import { type PlanTime, usePlan } from './usePlan.ts';

const WORDS = 'resources.hotdesk-zones.plan';
const parts = ['DAY', 'MORNING', 'AFTERNOON'] as const;

export default function PlanTab({ record }: RecordSlot<typeof hotdeskZone>) {
  const translate = useTranslate();
  const { permissions } = useSession();
  const today = useToday();
  const [time, setTime] = useState<PlanTime>({ date: today, part: 'DAY' });
  const [chosen, setChosen] = useState<string>();
  const [arranging, setArranging] = useState(false);
  const uuid = String((record as { uuid?: string }).uuid);
  const { desks, error, refetch } = usePlan(uuid, time);
  const picture = useStoredPicture(record.planFile);
  const desk = desks?.find((one) => one.uuid === chosen);
  return (
    <Box sx={{ display: 'grid', gap: 2, p: 2 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'end' }}>
        <DatePicker
          id="plan-date"
          label={translate('resources.hotdesk-bookings.fields.date')}
          value={[time.date]}
          min={today}
          onChange={([date]) => date && setTime({ ...time, date })}
        />
        <TextField
          select
          size="small"
          id="plan-part"
          label={translate('resources.hotdesk-bookings.fields.part')}
          value={time.part}
          onChange={({ target }) => setTime({ ...time, part: target.value as PlanTime['part'] })}
          sx={{ minWidth: 160 }}
        >
          {parts.map((part) => (
            <MenuItem key={part} value={part}>
              {translate(`resources.hotdesk-bookings.enums.part.${part}`)}
            </MenuItem>
          ))}
        </TextField>
        {permissions.includes('HOTDESK_EDIT') ? (
          <Button
            variant={arranging ? 'contained' : 'outlined'}
            aria-pressed={arranging}
            onClick={() => setArranging(!arranging)}
          >
            {translate(`${WORDS}.arrange`)}
          </Button>
        ) : null}
      </Box>
      <Typography variant="body2" color="text.secondary">
        {translate(arranging ? `${WORDS}.howToArrange` : `${WORDS}.howToTake`)}
      </Typography>
      {error ? (
        <Typography role="alert" color="error">
          {translate(error.message)}
        </Typography>
      ) : null}
      {desks ? (
        <PlanBoard
          label={translate(`${WORDS}.of`, { name: record.name ?? '' })}
          picture={picture}
          desks={desks}
          chosen={chosen}
          choose={setChosen}
          arranging={arranging}
          placed={() => void refetch()}
        />
      ) : (
        <LinearProgress />
      )}
      {desk && !arranging ? <DeskPanel key={desk.uuid} desk={desk} time={time} done={() => void refetch()} /> : null}
    </Box>
  );
}
