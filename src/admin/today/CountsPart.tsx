import Box from '@mui/material/Box';
import { useTranslate } from 'ra-core';
import { useEntity } from '#resources/generate/useEntity.ts';
import { useWords } from '#resources/generate/words.ts';
import type { CountsPart as Part, TodayCount } from '#schemas/kernel/areas/todayAnswer.ts';
import { listLink } from './links.ts';
import { Tile } from './Tile.tsx';
import { TodayCard } from './TodayCard.tsx';

/** Tabs of a list as numbers side by side. */
export function CountsPart({ part }: { part: Part }) {
  const translate = useTranslate();
  return (
    <TodayCard title={translate(`today.widgets.${part.code}`)}>
      <Box sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', px: { xs: 2, sm: 2.5 }, pb: 2 }}>
        {part.counts.map((one) => (
          <Count key={one.tab} one={one} />
        ))}
      </Box>
    </TodayCard>
  );
}

function Count({ one: { entity: name, tab, count } }: { one: TodayCount }) {
  const entity = useEntity(name);
  return <Tile label={useWords(entity).tab(tab)} count={count} to={listLink(entity, { tab })} />;
}
