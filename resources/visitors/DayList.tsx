/** Whom the desk expects and has in the building, each with what can be done. */
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useQueryClient } from '@tanstack/react-query';
import { LinkBase, useNotify, useTranslate } from 'ra-core';
import { useState } from 'react';
import { http } from '#dataProvider/httpClient.ts';
import { fillPath } from '#schemas/kernel/calls/path.ts';
import type { Tone } from '#schemas/kernel/states/tone.ts';
import { visitorBadge } from '#schemas/visitors/screens.ts';
import { visit } from '#schemas/visitors/visit.ts';
import { DateTime } from '#src/kit/values/DateTime.tsx';
import { errorText } from '#src/kit/values/errorText.ts';
import { StatusChip } from '#src/kit/values/StatusChip.tsx';
import type { DeskVisit, ScanAnswer } from './deskAnswer.ts';

const tones: Readonly<Record<string, Tone>> = {
  APPROVED: 'success',
  CHECKED_IN: 'info',
  PENDING_APPROVAL: 'warning',
  PRE_REGISTERED: 'info',
};

export function DayList({ visits, sought }: { visits: readonly DeskVisit[]; sought: boolean }) {
  const translate = useTranslate();
  if (!visits.length)
    return <Box sx={{ color: 'text.secondary' }}>{translate(`resources.visits.desk.${sought ? 'noneFound' : 'none'}`)}</Box>;
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid' }}>
      {visits.map((one) => (
        <Line key={one.uuid} one={one} />
      ))}
    </Box>
  );
}

function Line({ one }: { one: DeskVisit }) {
  const translate = useTranslate();
  const notify = useNotify();
  const queries = useQueryClient();
  const [busy, setBusy] = useState(false);
  const say = (word: string, params?: object) => translate(`resources.visits.desk.${word}`, params);
  const isIn = one.status === 'CHECKED_IN';
  const take = async () => {
    setBusy(true);
    try {
      const body = { code: one.checkInCode, type: isIn ? 'EXIT' : 'ENTRY', requestKey: crypto.randomUUID() };
      const { ok, message } = (await http<ScanAnswer>('POST', '/visits/scan', { body })).data;
      notify(ok ? translate(isIn ? 'notices.visitorOut' : 'notices.visitorIn') : message, { type: ok ? 'success' : 'warning' });
    } catch (error) {
      notify(errorText(translate, error), { type: 'error' });
    } finally {
      setBusy(false);
      void queries.invalidateQueries({ queryKey: ['visits'] });
    }
  };
  return (
    <Box component="li" sx={line}>
      <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
        <Box
          component={LinkBase}
          to={fillPath(visit.pages.show ?? '/', { id: one.uuid })}
          sx={{ fontWeight: 600, color: 'inherit' }}
        >
          {one.visitorName}
        </Box>
        <Box sx={{ color: 'text.secondary', fontSize: '0.875rem' }}>
          {[one.company, say('to', { host: one.host, company: one.tenant })].filter(Boolean).join(' · ')}
        </Box>
        <Box sx={{ color: 'text.secondary', fontSize: '0.875rem' }}>
          <DateTime value={one.startAt} /> {one.lacking ? ` · ${one.lacking.replaceAll('\n', ', ')}` : ''}
        </Box>
      </Box>
      <StatusChip tone={one.overstayed ? 'danger' : (tones[one.status] ?? 'neutral')}>
        {one.overstayed ? say('overstayed') : translate(`resources.visits.enums.status.${one.status}`)}
      </StatusChip>
      <Box sx={{ display: 'flex', gap: 1 }}>
        {(isIn || one.status === 'APPROVED') && one.checkInCode && (
          <Button size="small" variant={isIn ? 'outlined' : 'contained'} disabled={busy} onClick={() => void take()}>
            {say(isIn ? 'checkOut' : 'checkIn')}
          </Button>
        )}
        {isIn && (
          <Button size="small" component={LinkBase} to={fillPath(visitorBadge.path, { id: one.uuid })}>
            {say('badge')}
          </Button>
        )}
      </Box>
    </Box>
  );
}

const line = {
  display: 'grid',
  gap: 1.5,
  py: 1.5,
  alignItems: 'center',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'minmax(0, 1fr) auto auto' },
  borderTop: '1px solid var(--at-line)',
  '&:first-of-type': { borderTop: 0 },
};
