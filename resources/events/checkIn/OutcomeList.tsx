import Box from '@mui/material/Box';
import { useTranslate } from 'ra-core';
import { SectionCard } from '#src/kit/page/SectionCard.tsx';
import { StatusChip } from '#src/kit/values/StatusChip.tsx';
import { toneOf, wordOf } from './OutcomePanel.tsx';
import type { Outcome } from './useCheckIn.ts';

/** The last codes, the newest first. */
export function OutcomeList({ outcomes }: { outcomes: readonly Outcome[] }) {
  const translate = useTranslate();
  const say = (word: string) => translate(`resources.activity-event-participants.scan.${word}`);
  if (outcomes.length === 0) return null;
  return (
    <SectionCard title={say('last')}>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1 }}>
        {outcomes.map((outcome) => (
          <Box component="li" key={outcome.number} sx={{ display: 'flex', gap: 1, justifyContent: 'space-between' }}>
            <Box component="span" sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
              {outcome.data?.name ?? `${outcome.code}: ${outcome.problem}`}
            </Box>
            <StatusChip tone={toneOf(outcome)}>{say(wordOf(outcome))}</StatusChip>
          </Box>
        ))}
      </Box>
    </SectionCard>
  );
}
