/** For whom a record is and who has not read it, in a tab of its page beside those who have (`schemas/kernel/entity/readings.ts`). */
import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { LinkBase, ListContextProvider, type ListControllerResult, useTranslate } from 'ra-core';
import { useState } from 'react';
import { useSession } from '#authProvider/useSession.ts';
import { http } from '#dataProvider/httpClient.ts';
import { formatCount } from '#i18n/formatCount.ts';
import { fillPath } from '#schemas/kernel/calls/path.ts';
import type { Entity } from '#schemas/kernel/entity/entity.ts';
import { type Readings, type UnreadPage, unreadPath } from '#schemas/kernel/entity/readings.ts';
import type { ReferenceField } from '#schemas/kernel/fields/field.ts';
import { DEFAULT_LIMIT } from '#schemas/kernel/lists/query.ts';
import { can } from '#schemas/kernel/rights/access.ts';
import { SearchBox } from '#src/kit/choices/SearchBox.tsx';
import { EmptyState } from '#src/kit/states/EmptyState.tsx';
import { ErrorState } from '#src/kit/states/ErrorState.tsx';
import { TableSkeleton } from '#src/kit/states/Skeletons.tsx';
import { Pager } from '../list/paging/Pager.tsx';
import { recordPath } from '../pagePath.ts';
import { useEntity } from '../useEntity.ts';
import { peopleList, personLine } from './peopleList.ts';

/** The tab for records of one entity: `unreadTab('documents')`. */
export const unreadTab = (of: string) =>
  function Tab({ record }: { record: Readonly<Record<string, unknown>> }) {
    return <UnreadTab entity={useEntity(of)} id={Number(record.id)} />;
  };

function UnreadTab({ entity, id }: { entity: Entity; id: number }) {
  const translate = useTranslate();
  const readings = entity.readings as Readings;
  const listed = useEntity(readings.entity);
  const [asked, setAsked] = useState({ search: '', page: 1, perPage: DEFAULT_LIMIT });
  const { search, page, perPage } = asked;
  const { data, error, isPlaceholderData, refetch } = useQuery({
    // Somebody who opens the file changes the record's numbers, and is told live.
    queryKey: [entity.name, 'notRead', id, asked],
    queryFn: async ({ signal }) => {
      const query = { page, limit: perPage, ...(search ? { wildcardSearch: search } : {}) };
      return (await http<UnreadPage>('GET', fillPath(unreadPath(entity), { id }), { query, signal })).data;
    },
    placeholderData: keepPreviousData,
  });
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) return <TableSkeleton />;
  const paging = {
    page,
    perPage,
    total: data.total,
    setPage: (next: number) => setAsked({ ...asked, page: next }),
    setPerPage: (size: number) => setAsked({ ...asked, perPage: size, page: 1 }),
  };
  return (
    <Box sx={{ bgcolor: 'background.paper', border: '1px solid var(--at-line)', borderRadius: 'var(--at-radius)' }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, p: 2, alignItems: 'center' }}>
        <SearchBox value={search} onSearch={(text) => setAsked({ ...asked, search: text, page: 1 })} />
        <Box sx={{ flex: 1 }} />
        <Counts {...data} />
      </Box>
      {data.items.length ? (
        <People entity={listed} by={readings.person} items={data.items} busy={isPlaceholderData} />
      ) : (
        <EmptyState hint={translate(`members.${search ? 'noMatch' : data.reaches ? 'allRead' : 'forNobody'}`)} />
      )}
      <ListContextProvider value={paging as unknown as ListControllerResult}>
        <Pager entity={listed} />
      </ListContextProvider>
    </Box>
  );
}

/** How many of them have read it, in words and as a bar. */
function Counts({ read, reaches }: Pick<UnreadPage, 'read' | 'reaches'>) {
  const translate = useTranslate();
  const text = translate('members.read', { read: formatCount(read), smart_count: reaches, reaches: formatCount(reaches) });
  return (
    <Box sx={{ minWidth: 200 }}>
      <Typography role="status" variant="body2" sx={{ fontVariantNumeric: 'tabular-nums' }}>
        {text}
      </Typography>
      {reaches > 0 && (
        <LinearProgress
          variant="determinate"
          value={Math.round((100 * read) / reaches)}
          aria-label={text}
          sx={{ mt: 0.5, borderRadius: 1 }}
        />
      )}
    </Box>
  );
}

interface PeopleProps {
  entity: Entity;
  by: string;
  items: UnreadPage['items'];
  busy: boolean;
}
function People({ entity, by, items, busy }: PeopleProps) {
  const people = useEntity((entity.fields[by] as ReferenceField).to);
  const session = useSession();
  const opens = session !== null && can(session, people, 'get');
  return (
    <Box component="ul" aria-busy={busy} sx={peopleList(busy)}>
      {items.map(({ id, fullName, company }) => {
        const to = opens ? recordPath(people, id) : undefined;
        return (
          <Box component="li" key={id} sx={personLine}>
            <Box sx={{ flex: '1 1 240px', minWidth: 0, overflowWrap: 'anywhere', fontWeight: 600 }}>
              {to ? (
                <Link component={LinkBase} to={to} underline="hover">
                  {fullName}
                </Link>
              ) : (
                fullName
              )}
            </Box>
            <Box sx={{ flex: '1 1 240px', color: 'text.secondary', fontSize: '0.8125rem' }}>{company}</Box>
          </Box>
        );
      })}
    </Box>
  );
}
