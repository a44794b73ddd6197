/** The board of a list: its rows as cards in columns, in place of the table, under the same search and filters. */
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { LinkBase, useGetList, useListContext, useLocale, useTranslate } from 'ra-core';
import { type ReactNode, useId } from 'react';
import { useSession } from '#authProvider/useSession.ts';
import type { ListFilter } from '#dataProvider/types.ts';
import { formatCount } from '#i18n/formatCount.ts';
import type { Entity } from '#schemas/kernel/entity/entity.ts';
import { toneOf } from '#schemas/kernel/fields/field.ts';
import type { Board } from '#schemas/kernel/lists/board.ts';
import { MAX_LIMIT } from '#schemas/kernel/lists/query.ts';
import { useChimeAsMore } from '#src/kit/sound/useChime.ts';
import { EmptyState } from '#src/kit/states/EmptyState.tsx';
import { ErrorState } from '#src/kit/states/ErrorState.tsx';
import { TableSkeleton } from '#src/kit/states/Skeletons.tsx';
import { StatusChip } from '#src/kit/values/StatusChip.tsx';
import { FirstRows } from '../list/FirstRows.tsx';
import { ListToolbar } from '../list/toolbar/ListToolbar.tsx';
import { listSearch } from '../list/toolbar/queueAddress.ts';
import { useWords } from '../words.ts';
import { BoardColumn } from './BoardColumn.tsx';
import { boardFilter, boardSort, groupRows, tableFilter, valuesOfBoard } from './columns.ts';

/** Cards of one column; the rest is a link to the table. */
const IN_COLUMN = 20;

export default function BoardView({ entity }: { entity: Entity }) {
  const caption = useId();
  const values = valuesOfBoard(entity);
  return (
    <>
      <ListToolbar entity={entity} captionId={caption} />
      {values ? (
        <Columns>
          {values.map((value) => (
            <ValueColumn key={value} entity={entity} value={value} />
          ))}
        </Columns>
      ) : (
        <GroupedColumns entity={entity} />
      )}
    </>
  );
}

/** Side by side, on a phone below each other; more than fit are reached by scrolling, with keys as well. */
function Columns({ children }: { children: ReactNode }) {
  const translate = useTranslate();
  return (
    <Box role="region" aria-label={translate('lists.board')} tabIndex={0} sx={columns}>
      {children}
    </Box>
  );
}

/** The rows that have one value, by a call of their own: each column has its own number and its own end. */
function ValueColumn({ entity, value }: { entity: Entity; value: string }) {
  const { filterValues, sort, perPage } = useListContext();
  const session = useSession();
  const translate = useTranslate();
  const words = useWords(entity);
  const { by, sounds } = entity.list.board as Board;
  const { data, total, count, isPending, error, refetch } = useBoardRows(entity, IN_COLUMN, value);
  useChimeAsMore(sounds === value && data ? total : undefined);
  const label = words.value(by, value);
  const tone = toneOf(entity.fields[by], value);
  const inTable: ListFilter = tableFilter(entity, filterValues, session, value);
  return (
    <BoardColumn
      entity={entity}
      title={tone ? <StatusChip tone={tone}>{label}</StatusChip> : label}
      count={isPending ? undefined : count}
      rows={data ?? []}
    >
      {error && !data ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : isPending ? (
        <TableSkeleton count={2} />
      ) : total === 0 ? (
        <Box sx={{ px: 0.5, py: 1, color: 'text.secondary', fontSize: '0.8125rem' }}>{translate('kit.noData')}</Box>
      ) : (
        total > IN_COLUMN && (
          <Link
            component={LinkBase}
            to={{ search: listSearch({ filterValues: inTable, sort, page: 1, perPage }) }}
            sx={{ px: 0.5, py: 0.5, fontSize: '0.8125rem' }}
          >
            {translate('board.all', { total: count })}
          </Link>
        )
      )}
    </BoardColumn>
  );
}

/** The rows of one call, in a column for each text that occurs. */
function GroupedColumns({ entity }: { entity: Entity }) {
  const translate = useTranslate();
  const locale = useLocale();
  const words = useWords(entity);
  const board = entity.list.board as Board;
  const { data, total, count, isPending, error, refetch } = useBoardRows(entity, MAX_LIMIT);
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (isPending) return <TableSkeleton />;
  if (!data?.length) return <EmptyState />;
  return (
    <>
      <FirstRows look="board" shown={data.length} total={total} count={count} />
      <Columns>
        {groupRows(board, data, locale).map(([value, rows]) => (
          <BoardColumn
            key={value}
            entity={entity}
            title={value ? `${words.field(board.by)} ${value}` : translate('board.none', { field: words.field(board.by) })}
            count={String(rows.length)}
            rows={rows}
          />
        ))}
      </Columns>
    </>
  );
}

/** The first `perPage` rows of the board, or of one of its columns, under the filters of the list; how many there are as a number and as a text. */
function useBoardRows(entity: Entity, perPage: number, value?: string) {
  const { filterValues } = useListContext();
  const session = useSession();
  const answer = useGetList(
    entity.name,
    {
      pagination: { page: 1, perPage },
      sort: boardSort(entity, session, value),
      filter: boardFilter(entity, filterValues, session, value),
    },
    quiet,
  );
  const { total = 0, meta } = answer;
  return { ...answer, total, count: formatCount(total, (meta as { capped?: boolean } | undefined)?.capped) };
}

/** A column that fails says so in its place. */
const quiet = { onError: () => undefined };

const columns = {
  display: 'grid',
  gridAutoFlow: { sm: 'column' },
  gridAutoColumns: { sm: 'minmax(200px, 1fr)' },
  gap: 1,
  p: 2,
  pt: 1,
  overflowX: 'auto',
  alignItems: 'start',
};
