/** Where codes are read one after the other, by camera, hand scanner or keys: the last answer, and those before it. */
import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { Scanner } from '../camera/Scanner.tsx';
import { SectionCard } from '../page/SectionCard.tsx';
import { StatusChip } from '../values/StatusChip.tsx';
import { CodeForm } from './CodeForm.tsx';
import { OutcomePanel, type OutcomeWords } from './OutcomePanel.tsx';
import { type Taken, toneOf, type useScans, wordOf } from './useScans.ts';

interface Props<D extends Taken> extends OutcomeWords<D> {
  scans: ReturnType<typeof useScans<D>>;
  codeLabel: string;
  sendLabel: string;
  /** Before the answer: what the codes are read for. */
  above?: ReactNode;
  /** After it. */
  below?: ReactNode;
  /** A line of the list; what stands in large letters unless it says more. */
  lineOf?: (data: D) => string;
}

export function ScanDesk<D extends Taken>(props: Props<D>) {
  const { scans, codeLabel, sendLabel, above, below, say, titleOf, lineOf = titleOf } = props;
  const { outcomes, busy, scan } = scans;
  return (
    <Box sx={columns}>
      <Box sx={{ display: 'grid', gap: 2, minWidth: 0 }}>
        {above}
        <OutcomePanel {...props} outcome={outcomes[0]} busy={busy} />
        {below}
      </Box>
      <Box sx={card}>
        <Scanner onScan={scan} goesOn />
        <CodeForm label={codeLabel} sendLabel={sendLabel} onCode={scan} />
      </Box>
      <Box sx={{ minWidth: 0 }}>
        {outcomes.length > 0 && (
          <SectionCard title={say('last')}>
            <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1 }}>
              {outcomes.map((outcome) => (
                <Box component="li" key={outcome.number} sx={{ display: 'flex', gap: 1, justifyContent: 'space-between' }}>
                  <Box component="span" sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
                    {outcome.data ? lineOf(outcome.data) : `${outcome.code}: ${outcome.problem}`}
                  </Box>
                  <StatusChip tone={toneOf(outcome)}>{say(wordOf(outcome))}</StatusChip>
                </Box>
              ))}
            </Box>
          </SectionCard>
        )}
      </Box>
    </Box>
  );
}

/** On a phone the answer stands above the camera, so that both are seen. */
const columns = {
  display: 'grid',
  gap: 2,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) minmax(0, 420px)' },
  gridTemplateRows: { md: 'auto 1fr' },
  alignItems: 'start',
};
const card = {
  display: 'grid',
  gap: 2,
  minWidth: 0,
  p: 2,
  bgcolor: 'background.paper',
  border: '1px solid var(--at-line)',
  borderRadius: 'var(--at-radius)',
  gridColumn: { md: 2 },
  gridRow: { md: '1 / span 2' },
};
