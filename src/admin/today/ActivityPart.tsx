import Box from '@mui/material/Box';
import { useTranslate } from 'ra-core';
import { historyText } from '#resources/generate/show/historyText.ts';
import { useEntity } from '#resources/generate/useEntity.ts';
import { useWords } from '#resources/generate/words.ts';
import type { ActivityEntry, ActivityPart as Part } from '#schemas/kernel/areas/todayAnswer.ts';
import { Ago } from './Ago.tsx';
import { RecordName } from './RecordName.tsx';
import { MutedText, TodayCard } from './TodayCard.tsx';

/** What happened lately, newest first: what was done, to which record, by whom, when. */
export function ActivityPart({ part }: { part: Part }) {
  const translate = useTranslate();
  return (
    <TodayCard title={translate('today.widgets.activity')}>
      {part.entries.length === 0 ? (
        <MutedText>{translate('today.noActivity')}</MutedText>
      ) : (
        <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {part.entries.map((entry) => (
            <Entry key={entry.id} entry={entry} />
          ))}
        </Box>
      )}
    </TodayCard>
  );
}

function Entry({ entry }: { entry: ActivityEntry }) {
  const translate = useTranslate();
  const entity = useEntity(entry.entity);
  const words = useWords(entity);
  return (
    <Box component="li" sx={line}>
      <Box sx={{ display: 'flex', gap: 2, alignItems: 'baseline' }}>
        <Box sx={{ overflowWrap: 'anywhere' }}>
          <RecordName entity={entity} id={entry.recordId} label={entry.label} />
          {` · ${historyText(translate, words, entity, { action: entry.action, changes: [...entry.changes] })}`}
        </Box>
        <Box sx={{ ...soft, flex: 'none', ml: 'auto' }}>
          <Ago value={entry.at} />
        </Box>
      </Box>
      <Box sx={soft}>
        {words.name(1)} · {entry.userName ?? translate('kit.history.system')}
      </Box>
    </Box>
  );
}

const soft = { color: 'text.secondary', fontSize: '0.8125rem' };
const line = { px: { xs: 2, sm: 2.5 }, py: 0.6, fontSize: '0.875rem', borderTop: '1px solid var(--at-line)' };
