import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import type { HistoryEntry } from '#dataProvider/types.ts';
import type { Entity } from '#schemas/kernel/entity/entity.ts';
import { EmptyState } from '#src/kit/states/EmptyState.tsx';
import { ErrorState } from '#src/kit/states/ErrorState.tsx';
import { TableSkeleton } from '#src/kit/states/Skeletons.tsx';
import { DateTime } from '#src/kit/values/DateTime.tsx';
import type { Row } from '../Row.ts';
import { useWords } from '../words.ts';
import { ChangeLine } from './ChangeLine.tsx';
import { historyText } from './historyText.ts';
import { useHistory } from './useHistory.ts';

/** Who did what to the record, newest first, with the old and the new value of each field. */
export function HistoryTab({ entity, record }: { entity: Entity; record: Row }) {
  const translate = useTranslate();
  const { data, error, isPending, refetch, fetchNextPage, hasNextPage, isFetchingNextPage } = useHistory(entity, record.id);
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (isPending) return <TableSkeleton count={4} />;
  const entries = data.pages.flatMap((page) => page.data);
  if (entries.length === 0) return <EmptyState />;
  return (
    <Box
      sx={{
        bgcolor: 'background.paper',
        border: '1px solid var(--at-line)',
        borderRadius: 'var(--at-radius)',
        px: { xs: 2, sm: 3 },
        py: 1,
      }}
    >
      <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {entries.map((entry) => (
          <Entry key={entry.id} entity={entity} entry={entry} record={record} />
        ))}
      </Box>
      {hasNextPage && (
        <Button size="small" loading={isFetchingNextPage} onClick={() => void fetchNextPage()} sx={{ my: 1 }}>
          {translate('kit.history.more')}
        </Button>
      )}
    </Box>
  );
}

function Entry({ entity, entry, record }: { entity: Entity; entry: HistoryEntry; record: Row }) {
  const translate = useTranslate();
  const title = historyText(translate, useWords(entity), entity, entry);
  return (
    <Box component="li" sx={line}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1, alignItems: 'baseline' }}>
        <Box component="span" sx={{ fontWeight: 600 }}>
          {title}
        </Box>
        <Box component="span" sx={{ color: 'text.secondary', fontSize: '0.875rem' }}>
          {entry.userName ?? translate('kit.history.system')}
        </Box>
        <Box component="span" sx={{ color: 'text.secondary', fontSize: '0.8125rem', ml: 'auto' }}>
          <DateTime value={entry.at} />
        </Box>
      </Box>
      {entry.changes.length > 0 && (
        <Box
          component="dl"
          sx={{
            m: 0,
            mt: 1,
            display: 'grid',
            rowGap: 0.5,
            columnGap: 2,
            gridTemplateColumns: { xs: '1fr', sm: 'minmax(140px, 220px) 1fr' },
            fontSize: '0.875rem',
          }}
        >
          {entry.changes.map((change) => (
            <ChangeLine key={change.field} entity={entity} change={change} record={record} first={entry.action === 'create'} />
          ))}
        </Box>
      )}
    </Box>
  );
}

const line = {
  position: 'relative',
  pl: 3,
  py: 1.75,
  '&:not(:last-child)': { borderBottom: '1px solid var(--at-line)' },
  '&::before': {
    content: '""',
    position: 'absolute',
    left: 2,
    top: 24,
    width: 8,
    height: 8,
    borderRadius: '50%',
    bgcolor: 'primary.main',
  },
};
