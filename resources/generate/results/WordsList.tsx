/** What people have written: the answers in their own words, newest first, page by page, to be searched. */
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { ListBase, useListContext, useLocale, useTranslate } from 'ra-core';
import type { ResultsFilter } from '#dataProvider/types.ts';
import type { Entity } from '#schemas/kernel/entity/entity.ts';
import type { GivenAnswer } from '#schemas/kernel/fields/answers.ts';
import { answerText, wordsOf } from '#schemas/kernel/fields/answerText.ts';
import type { ReferenceField } from '#schemas/kernel/fields/field.ts';
import { DEFAULT_LIMIT } from '#schemas/kernel/lists/query.ts';
import type { AnswerResults } from '#schemas/kernel/lists/results.ts';
import { SearchBox } from '#src/kit/choices/SearchBox.tsx';
import { SectionCard } from '#src/kit/page/SectionCard.tsx';
import { EmptyState } from '#src/kit/states/EmptyState.tsx';
import { ErrorState } from '#src/kit/states/ErrorState.tsx';
import { formatDate } from '#src/kit/values/dateTime.ts';
import { Pager } from '../list/paging/Pager.tsx';
import type { Row } from '../Row.ts';
import { useEntity } from '../useEntity.ts';

interface Props {
  results: AnswerResults;
  record: Row;
  filter: ResultsFilter;
}

export function WordsList({ results, record, filter: { from, to, companyId } }: Props) {
  const translate = useTranslate();
  const { of, by, company, day, worded } = results;
  const answers = useEntity(of);
  const hasWords = (record[results.questions] as { type: string }[]).some(({ type }) => isWorded(type));
  if (!worded || !hasWords) return null;
  const filter = {
    [`${by}Id`]: record.recordId ?? record.id,
    [worded]: true,
    ...(from ? { [`${day}From`]: from } : {}),
    ...(to ? { [`${day}To`]: to } : {}),
    ...(companyId ? { [`${company}Id`]: companyId } : {}),
  };
  return (
    <SectionCard title={translate('results.inWords')}>
      <ListBase
        resource={answers.name}
        filter={filter}
        sort={{ field: 'id', order: 'DESC' }}
        perPage={DEFAULT_LIMIT}
        disableSyncWithLocation
        storeKey={false}
        disableAuthentication
        queryOptions={{ onError: () => undefined }}
      >
        <Words entity={answers} results={results} />
      </ListBase>
    </SectionCard>
  );
}

const isWorded = (type: string): boolean => type === 'SHORT_TEXT' || type === 'LONG_TEXT';

function Words({ entity, results }: { entity: Entity; results: AnswerResults }) {
  const { data, error, refetch, filterValues, setFilters } = useListContext();
  const locale = useLocale();
  const search = String(filterValues.wildcardSearch ?? '');
  const labelOf = (row: Row, name: string) =>
    (entity.fields[name] as ReferenceField | undefined) && (row[name] as { label?: string } | null)?.label;
  return (
    <>
      <SearchBox value={search} onSearch={(text) => setFilters(text ? { wildcardSearch: text } : {})} />
      {error && <ErrorState error={error} onRetry={() => void refetch()} />}
      {data?.length === 0 && <EmptyState />}
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {data?.map((row) => (
          <Box component="li" key={row.id} sx={{ py: 1.5, borderBottom: '1px solid var(--at-line)' }}>
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              {[labelOf(row, results.company), row[results.day] && formatDate(String(row[results.day]), locale)]
                .filter(Boolean)
                .join(' · ')}
            </Typography>
            <Box component="dl" sx={{ m: 0 }}>
              {((row[results.answers] ?? []) as GivenAnswer[])
                .filter(({ type }) => isWorded(type))
                .map((answer) => (
                  <div key={answer.id}>
                    <Box component="dt" sx={{ color: 'text.secondary', fontSize: '0.8125rem' }}>
                      {wordsOf(answer.label, locale)}
                    </Box>
                    <Box component="dd" sx={{ m: 0, whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
                      {answerText(answer, locale)}
                    </Box>
                  </div>
                ))}
            </Box>
          </Box>
        ))}
      </Box>
      <Pager entity={entity} />
    </>
  );
}
