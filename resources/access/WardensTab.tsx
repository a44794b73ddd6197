/** /roll-calls/:id on a warden's phone: everybody by floor, with two large buttons each; what other wardens tick shows at once. It prints. */
import PrintOutlined from '@mui/icons-material/PrintOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import LinearProgress from '@mui/material/LinearProgress';
import Switch from '@mui/material/Switch';
import TextField from '@mui/material/TextField';
import { useQuery } from '@tanstack/react-query';
import { useNotify, useTranslate } from 'ra-core';
import { useEffect, useState } from 'react';
import { useSession } from '#authProvider/useSession.ts';
import { http } from '#dataProvider/httpClient.ts';
import type { rollCall } from '#schemas/access/room/rollCall.ts';
import { refusalOf } from '#schemas/kernel/rights/access.ts';
import type { Tone } from '#schemas/kernel/states/tone.ts';
import { hearChangesOf } from '#src/app/live/hearChanges.ts';
import { printPage } from '#src/kit/page/printing.ts';
import { DateTime } from '#src/kit/values/DateTime.tsx';
import { errorText } from '#src/kit/values/errorText.ts';
import { StatusChip } from '#src/kit/values/StatusChip.tsx';
import type { RecordSlot } from '../area.ts';

const WORDS = 'resources.roll-calls.wardens';
interface Person {
  id: number;
  version: number;
  fullName: string;
  company: string | null;
  floorNo: string | null;
  doorName: string | null;
  lastSeenAt: string | null;
  expected: boolean;
  expectedAt: string | null;
  needsHelp: boolean;
  status: 'MISSING' | 'EXPECTED' | 'SAFE' | 'NOT_HERE';
}
const tones: Readonly<Record<Person['status'], Tone>> = {
  MISSING: 'danger',
  EXPECTED: 'warning',
  SAFE: 'success',
  NOT_HERE: 'neutral',
};
/** Where somebody belongs and was seen; followed by when. */
const placeOf = ({ company, expected, floorNo, doorName }: Person): string =>
  [company, expected && floorNo, doorName].flatMap((part) => (part ? [`${part} · `] : [])).join('');
const At = ({ instant }: { instant: string | null }) => (instant ? <DateTime value={instant} /> : null);
/** What a call lists at most; a building has more people than that only seldom. */
const PAGE = 100;

async function everybody(id: number, signal: AbortSignal): Promise<Person[]> {
  const found: Person[] = [];
  for (let page = 1; ; page += 1) {
    const query = { rollCallId: id, limit: PAGE, page };
    const { items } = (await http<{ items: Person[] }>('GET', '/roll-call-entries', { query, signal })).data;
    found.push(...items);
    if (items.length < PAGE) return found;
  }
}

export default function WardensTab({ record }: RecordSlot<typeof rollCall>) {
  const translate = useTranslate();
  const notify = useNotify();
  const session = useSession();
  const [search, setSearch] = useState('');
  const [missingOnly, setMissingOnly] = useState(false);
  const [busy, setBusy] = useState<number>();
  const { data, refetch } = useQuery({
    queryKey: ['roll-call-entries', 'wardens', record.id],
    queryFn: ({ signal }) => everybody(record.id, signal),
    refetchInterval: 30_000,
    placeholderData: (shown) => shown,
  });
  useEffect(() => hearChangesOf('roll-call-entries', () => void refetch()), [refetch]);
  if (!data) return <LinearProgress />;
  const mayTick = record.status === 'OPEN' && !refusalOf(session, { permission: 'ACCESS_CONTROL_MANAGE' });
  const tick = async ({ id, version }: Person, what: 'safe' | 'not-here' | 'missing') => {
    setBusy(id);
    try {
      await http('PUT', `/roll-call-entries/${id}/${what}`, { body: { version } });
    } catch (reason) {
      notify(errorText(translate, reason), { type: 'warning' });
    } finally {
      setBusy(undefined);
      void refetch();
    }
  };
  const asked = search.trim().toLocaleLowerCase();
  const shown = data.filter(
    ({ fullName, company, status }) =>
      (!missingOnly || status === 'MISSING') && `${fullName} ${company ?? ''}`.toLocaleLowerCase().includes(asked),
  );
  const wereIn = data.filter(({ expected }) => !expected);
  const expected = data.filter(({ status }) => status === 'EXPECTED').length;
  const floors = [...new Set(shown.filter((one) => !one.expected).map(({ floorNo }) => floorNo ?? ''))].sort((one, other) =>
    one.localeCompare(other, undefined, { numeric: true }),
  );
  const groups = floors.map((floor) => ({
    name: floor ? translate(`${WORDS}.floor`, { floor }) : translate(`${WORDS}.noFloor`),
    people: shown
      .filter((one) => !one.expected && (one.floorNo ?? '') === floor)
      .sort((one, other) => Number(other.needsHelp) - Number(one.needsHelp)),
  }));
  // Last: nobody has to look for them, and whoever has come unseen is ticked.
  const notIn = shown.filter((one) => one.expected);
  if (notIn.length) groups.push({ name: translate(`${WORDS}.expected`), people: notIn });
  return (
    <Box sx={{ p: { xs: 1.5, sm: 2 }, display: 'grid', gap: 1.5 }}>
      <Box sx={{ display: 'flex', gap: 1.5, alignItems: 'center', flexWrap: 'wrap' }}>
        <Box role="status" sx={{ fontWeight: 600, flex: '1 1 200px' }}>
          {translate(`${WORDS}.progress`, {
            done: wereIn.filter(({ status }) => status !== 'MISSING').length,
            all: wereIn.length,
          })}
          {expected > 0 && ` · ${translate(`${WORDS}.expectedCount`, { count: expected })}`}
        </Box>
        <Button
          className="at-screen"
          variant="outlined"
          color="inherit"
          startIcon={<PrintOutlined />}
          onClick={() => void printPage()}
        >
          {translate(`${WORDS}.print`)}
        </Button>
      </Box>
      <Box className="at-screen" sx={{ display: 'flex', gap: 1.5, alignItems: 'center', flexWrap: 'wrap' }}>
        <TextField
          size="small"
          type="search"
          label={translate(`${WORDS}.search`)}
          value={search}
          onChange={({ target }) => setSearch(target.value)}
          sx={{ flex: '1 1 200px' }}
        />
        <FormControlLabel
          control={<Switch checked={missingOnly} onChange={(_, on) => setMissingOnly(on)} />}
          label={translate(`${WORDS}.missingOnly`)}
        />
      </Box>
      {shown.length === 0 && <Box>{translate(data.length ? `${WORDS}.none` : `${WORDS}.nobody`)}</Box>}
      {groups.map(({ name, people }) => (
        <Box key={name} component="section">
          <Box component="h3" sx={{ m: 0, mb: 0.5, fontSize: '0.9375rem' }}>
            {name}
          </Box>
          <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
            {people.map((person) => (
              <Box
                key={person.id}
                component="li"
                sx={{
                  display: 'flex',
                  flexWrap: 'wrap',
                  gap: 1,
                  alignItems: 'center',
                  py: 1,
                  borderTop: '1px solid var(--at-line)',
                  breakInside: 'avoid',
                }}
              >
                <Box sx={{ flex: '1 1 200px', minWidth: 0, overflowWrap: 'anywhere' }}>
                  <Box sx={{ fontWeight: 600 }}>{person.fullName}</Box>
                  <Box sx={{ color: 'text.secondary', fontSize: '0.8125rem' }}>
                    {placeOf(person)}
                    <At instant={person.lastSeenAt ?? person.expectedAt} />
                  </Box>
                </Box>
                {person.needsHelp && <StatusChip tone="danger">{translate(`${WORDS}.needsHelp`)}</StatusChip>}
                <StatusChip tone={tones[person.status]}>
                  {translate(`resources.roll-call-entries.enums.status.${person.status}`)}
                </StatusChip>
                {mayTick && (
                  <Box className="at-screen" sx={{ display: 'flex', gap: 1 }}>
                    {person.status === 'MISSING' || person.status === 'EXPECTED' ? (
                      <>
                        <Button
                          size="large"
                          variant="contained"
                          disabled={busy === person.id}
                          aria-label={translate(`${WORDS}.safeOf`, { name: person.fullName })}
                          onClick={() => void tick(person, 'safe')}
                        >
                          {translate(`${WORDS}.safe`)}
                        </Button>
                        <Button
                          size="large"
                          variant="outlined"
                          color="inherit"
                          disabled={busy === person.id}
                          aria-label={translate(`${WORDS}.notHereOf`, { name: person.fullName })}
                          onClick={() => void tick(person, 'not-here')}
                        >
                          {translate(`${WORDS}.notHere`)}
                        </Button>
                      </>
                    ) : (
                      <Button
                        size="large"
                        color="inherit"
                        disabled={busy === person.id}
                        aria-label={translate(`${WORDS}.undoOf`, { name: person.fullName })}
                        onClick={() => void tick(person, 'missing')}
                      >
                        {translate(`${WORDS}.undo`)}
                      </Button>
                    )}
                  </Box>
                )}
              </Box>
            ))}
          </Box>
        </Box>
      ))}
    </Box>
  );
}
