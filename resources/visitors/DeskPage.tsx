/** /visitor-desk (000 §2): the reception finds who comes, scans codes, checks in and out, and prints badges; two desks see the same. */
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { LinkBase, useTranslate } from 'ra-core';
import { useState } from 'react';
import { useSession } from '#authProvider/useSession.ts';
import { visit } from '#schemas/visitors/visit.ts';
import { SectionCard } from '#src/kit/page/SectionCard.tsx';
import { ScanDesk } from '#src/kit/scanDesk/ScanDesk.tsx';
import { ErrorState } from '#src/kit/states/ErrorState.tsx';
import { DateTime } from '#src/kit/values/DateTime.tsx';
import { CentreNeeded } from '../generate/CentreNeeded.tsx';
import { ScreenHeader } from '../generate/screen/ScreenHeader.tsx';
import { useEntity } from '../generate/useEntity.ts';
import { DayList } from './DayList.tsx';
import { dayCounts } from './deskAnswer.ts';
import { useDay, useDeskName, useDeskScans, useWaiting } from './useDesk.ts';

export default function DeskPage() {
  const { officeCentre } = useSession();
  return (
    <>
      <ScreenHeader />
      {officeCentre ? <Desk /> : <CentreNeeded />}
    </>
  );
}

function Desk() {
  // Brings the words of the area.
  useEntity('visits');
  const translate = useTranslate();
  const say = (word: string, params?: object) => translate(`resources.visits.desk.${word}`, params);
  const [sought, setSought] = useState('');
  const [type, setType] = useState<'ENTRY' | 'EXIT'>('ENTRY');
  const [desk, setDesk] = useDeskName();
  const { data, error, refetch } = useDay(sought.trim());
  const scans = useDeskScans(type, desk);
  const waiting = useWaiting();
  const isOut = type === 'EXIT';
  const words: Readonly<Record<string, string>> = { done: isOut ? 'doneOut' : 'done' };
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      {waiting > 0 && <Alert severity="warning">{say('offline', { smart_count: waiting })}</Alert>}
      {data && (
        <Box component="dl" sx={strip}>
          {dayCounts.map((name) => (
            <Box key={name}>
              <Box component="dt">{say(name)}</Box>
              <Box component="dd">{data.counts[name]}</Box>
            </Box>
          ))}
        </Box>
      )}
      <ScanDesk
        scans={scans}
        say={(word) => say(words[word] ?? word)}
        codeLabel={say('code')}
        sendLabel={say(isOut ? 'sendOut' : 'send')}
        titleOf={({ visit: one }) => one?.visitorName ?? ''}
        about={({ visit: one }) =>
          one && (
            <>
              {say('to', { host: one.host, company: one.tenant })}
              {one.checkedInDate && (
                <Box>
                  <DateTime value={one.checkedInDate} />
                </Box>
              )}
            </>
          )
        }
        above={
          <Box sx={{ display: 'flex', gap: 2, flexWrap: 'wrap', alignItems: 'center' }}>
            <ToggleButtonGroup
              exclusive
              size="small"
              aria-label={say('entry')}
              value={type}
              onChange={(_, value: typeof type | null) => value && setType(value)}
            >
              <ToggleButton value="ENTRY" sx={{ color: 'text.primary' }}>
                {say('entry')}
              </ToggleButton>
              <ToggleButton value="EXIT" sx={{ color: 'text.primary' }}>
                {say('exit')}
              </ToggleButton>
            </ToggleButtonGroup>
            <TextField
              size="small"
              label={say('deskName')}
              value={desk}
              onChange={(event) => setDesk(event.target.value.slice(0, 100))}
            />
          </Box>
        }
      />
      <SectionCard
        title={say('today')}
        action={
          <Button size="small" component={LinkBase} to={visit.pages.create ?? '/'}>
            {say('walkUp')}
          </Button>
        }
      >
        <TextField
          fullWidth
          size="small"
          type="search"
          label={say('find')}
          value={sought}
          onChange={(event) => setSought(event.target.value)}
          sx={{ mb: 2 }}
        />
        {error && !data && <ErrorState error={error} onRetry={() => void refetch()} />}
        {data && <DayList visits={data.visits} sought={Boolean(sought.trim())} />}
      </SectionCard>
    </Box>
  );
}

const strip = {
  display: 'grid',
  gap: 1,
  m: 0,
  gridTemplateColumns: { xs: 'repeat(3, minmax(0, 1fr))', md: 'repeat(6, minmax(0, 1fr))' },
  '& > div': { p: 1.5, border: '1px solid var(--at-line)', borderRadius: 'var(--at-radius)', bgcolor: 'background.paper' },
  '& dt': { color: 'text.secondary', fontSize: '0.8125rem' },
  '& dd': { m: 0, fontSize: '1.5rem', fontWeight: 700, fontVariantNumeric: 'tabular-nums' },
};
