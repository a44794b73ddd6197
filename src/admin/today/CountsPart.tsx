import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import { useId } from 'react';
import { useEntity } from '#resources/generate/useEntity.ts';
import { useWords } from '#resources/generate/words.ts';
import type { CountsPart as Part, TodayCount } from '#schemas/kernel/areas/todayAnswer.ts';
import { listLink } from './links.ts';
import { kindName, NumberOf, NumbersOf } from './Numbers.tsx';

/** Tabs of a list as numbers side by side. */
export function CountsPart({ part }: { part: Part }) {
  const translate = useTranslate();
  const id = useId();
  const name = (
    <Typography id={id} component="h2" sx={kindName}>
      {translate(`today.widgets.${part.code}`)}
    </Typography>
  );
  return (
    <Box component="section" aria-labelledby={id}>
      <NumbersOf name={name}>
        {part.counts.map((one) => (
          <Count key={one.tab} one={one} />
        ))}
      </NumbersOf>
    </Box>
  );
}

function Count({ one: { entity: name, tab, count } }: { one: TodayCount }) {
  const entity = useEntity(name);
  return <NumberOf label={useWords(entity).tab(tab)} count={count} to={listLink(entity, { tab })} />;
}
