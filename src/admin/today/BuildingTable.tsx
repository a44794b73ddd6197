import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { useTranslate } from 'ra-core';
import { Link as RouterLink } from 'react-router';
import { useEntity } from '#resources/generate/useEntity.ts';
import { useWords } from '#resources/generate/words.ts';
import type { TodayCount, WaitingPart } from '#schemas/kernel/areas/todayAnswer.ts';
import { listLink } from './links.ts';
import { TodayCard } from './TodayCard.tsx';
import { tabName } from './tabName.ts';
import { useCountText } from './useCountText.ts';

type Table = NonNullable<WaitingPart['buildings']>[number];

/** Pending decisions by building: a row per building, a column per kind, every number a link to its rows. */
export function BuildingTable({ table, tabs }: { table: Table; tabs: readonly TodayCount[] }) {
  const translate = useTranslate();
  const entity = useEntity(table.entity);
  const words = useWords(entity);
  const textOf = useCountText();
  if (table.rows.length === 0) return null;
  return (
    <TodayCard title={translate('today.byBuilding')} note={words.page('list') || words.name(2)}>
      <Box sx={{ overflowX: 'auto' }} role="region" aria-label={translate('today.byBuilding')} tabIndex={0}>
        <Box component="table" sx={look}>
          <thead>
            <tr>
              <th scope="col">{translate('today.building')}</th>
              {tabs.map(({ tab }) => (
                <th key={tab} scope="col" className="n">
                  {tabName(words, entity, tab)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {table.rows.map(({ id, label, counts }) => (
              <tr key={id}>
                <th scope="row">{label}</th>
                {tabs.map(({ tab }, index) => {
                  const count = counts[index] ?? 0;
                  const to = listLink(entity, { tab, [table.param]: id });
                  return (
                    <td key={tab} className="n">
                      {count > 0 && to ? (
                        <Link
                          component={RouterLink}
                          to={to}
                          aria-label={`${label}, ${tabName(words, entity, tab)}: ${textOf(count)}`}
                        >
                          {textOf(count)}
                        </Link>
                      ) : (
                        textOf(count)
                      )}
                    </td>
                  );
                })}
              </tr>
            ))}
          </tbody>
        </Box>
      </Box>
    </TodayCard>
  );
}

const look = {
  width: '100%',
  borderCollapse: 'collapse',
  fontSize: '0.875rem',
  '& th, & td': { px: { xs: 2, sm: 2.5 }, py: 1, textAlign: 'start', borderTop: '1px solid var(--at-line)' },
  '& thead th': { fontSize: '0.78125rem', fontWeight: 560, color: 'text.secondary', verticalAlign: 'bottom' },
  '& tbody th': { fontWeight: 500 },
  '& .n': { textAlign: 'end', fontVariantNumeric: 'tabular-nums', color: 'text.secondary' },
  '& .n a': { fontWeight: 620 },
};
