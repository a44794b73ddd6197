/** What somebody should do something about, of every area: numbers that lead to their rows, or the news that all is done. */
import TaskAlt from '@mui/icons-material/TaskAltOutlined';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import { useId } from 'react';
import { useEntity } from '#resources/generate/useEntity.ts';
import type { AttentionPart } from '#schemas/kernel/areas/todayAnswer.ts';
import { doneBox } from './doneBox.ts';
import { listLink } from './links.ts';
import { beside, NumberOf, NumbersOf } from './Numbers.tsx';

export function AttentionCard({ parts }: { parts: readonly AttentionPart[] }) {
  const translate = useTranslate();
  const id = useId();
  const due = parts.filter(({ count }) => count > 0);
  return (
    <Box component="section" aria-labelledby={id} sx={beside}>
      <Typography id={id} component="h2" variant="h2">
        {translate('today.attention')}
      </Typography>
      {due.length === 0 ? (
        <Box role="status" sx={doneBox}>
          <TaskAlt aria-hidden fontSize="small" />
          {translate('today.noAttention')}
        </Box>
      ) : (
        <NumbersOf>
          {due.map((part) => (
            <Figure key={part.code} part={part} />
          ))}
        </NumbersOf>
      )}
    </Box>
  );
}

function Figure({ part: { code, entity: name, count, filter } }: { part: AttentionPart }) {
  const translate = useTranslate();
  const entity = useEntity(name);
  return <NumberOf label={translate(`today.widgets.${code}`)} count={count} to={listLink(entity, filter)} isUrgent />;
}
