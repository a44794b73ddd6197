/** The results of a record (002 §2): totals, every question or act, days, companies, and what people have written. */
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useGetOne, useParams, useTranslate } from 'ra-core';
import { useState } from 'react';
import { useSession } from '#authProvider/useSession.ts';
import { http } from '#dataProvider/httpClient.ts';
import type { ResultsFilter } from '#dataProvider/types.ts';
import type { Entity } from '#schemas/kernel/entity/entity.ts';
import { asksQuestions, type Results, type ResultsAnswer } from '#schemas/kernel/lists/results.ts';
import { can } from '#schemas/kernel/rights/access.ts';
import { AUDIENCE_KEYS, audiencePath, countsAudience } from '#schemas/kernel/rights/audience.ts';
import { ForbiddenPanel } from '#src/app/pages/ForbiddenPanel.tsx';
import { TimeLines } from '#src/kit/chart/TimeLines.tsx';
import { SectionCard } from '#src/kit/page/SectionCard.tsx';
import { EmptyState } from '#src/kit/states/EmptyState.tsx';
import { ErrorState } from '#src/kit/states/ErrorState.tsx';
import { SectionsSkeleton } from '#src/kit/states/Skeletons.tsx';
import { RecordError } from '../RecordError.tsx';
import type { Row } from '../Row.ts';
import { useAtrium } from '../useAtrium.ts';
import type { ViewProps } from '../ViewProps.ts';
import { ActTable, useActWords } from './ActTable.tsx';
import { CompanyTable, QuestionTable } from './QuestionTable.tsx';
import { ResultsFilters } from './ResultsFilters.tsx';
import { ResultsHeader } from './ResultsHeader.tsx';
import { WordsList } from './WordsList.tsx';

type Asked = Entity & { results: Results };

export default function ResultsPage({ entity }: ViewProps) {
  const { id = '' } = useParams();
  const session = useSession();
  const { data: record, error, refetch } = useGetOne(entity.name, { id }, { retry: false });
  if (!can(session, entity, 'results')) return <ForbiddenPanel />;
  if (error && !record) return <RecordError entity={entity} error={error} onRetry={() => void refetch()} />;
  return record ? <Content key={id} entity={entity as Asked} record={record} /> : <SectionsSkeleton />;
}

function Content({ entity, record }: { entity: Asked; record: Row }) {
  const provider = useAtrium();
  const [filter, setFilter] = useState<ResultsFilter>({});
  const asked = (query: ResultsFilter) => ({
    queryKey: [entity.name, 'results', String(record.id), query],
    queryFn: ({ signal }: { signal: AbortSignal }) => provider.results(entity.name, { id: record.id, filter: query, signal }),
    placeholderData: keepPreviousData,
  });
  const { data: answer, error, refetch } = useQuery(asked(filter));
  // Whoever is chosen, every company can be chosen.
  const { data: whole } = useQuery(asked({}));
  return (
    <>
      <ResultsHeader entity={entity} record={record} />
      {error && !answer && <ErrorState error={error} onRetry={() => void refetch()} />}
      {!answer && !error && <SectionsSkeleton />}
      {answer && (
        <>
          {Boolean(whole?.data.total) && (
            <ResultsFilters filter={filter} companies={whole?.data.companies ?? []} onChange={setFilter} />
          )}
          {answer.data.total > 0 ? (
            <Numbers entity={entity} record={record} answer={answer.data} filter={filter} />
          ) : (
            <NobodyYet entity={entity} isFiltered={Object.values(filter).some((one) => one !== undefined)} />
          )}
        </>
      )}
    </>
  );
}

function NobodyYet({ entity, isFiltered }: { entity: Asked; isFiltered: boolean }) {
  const translate = useTranslate();
  const words = asksQuestions(entity.results)
    ? { found: 'results.noneFound', yet: 'results.nobody' }
    : { found: 'results.nothingFound', yet: 'results.nothing' };
  return <EmptyState hint={translate(isFiltered ? words.found : words.yet)} />;
}

interface Shown {
  entity: Asked;
  record: Row;
  answer: ResultsAnswer;
  filter: ResultsFilter;
}

function Numbers({ entity, record, answer, filter }: Shown) {
  const translate = useTranslate();
  const { results } = entity;
  const { total, questions, acts, days, companies } = answer;
  const session = useSession();
  const words = useActWords(entity);
  const series = asksQuestions(results)
    ? [{ name: translate('results.number'), days }]
    : acts.map((act) => ({ name: words(act.value), days: act.days }));
  return (
    <>
      {asksQuestions(results) && (
        <Typography component="p" sx={{ fontSize: '1.25rem', fontWeight: 600, mb: 2 }} aria-live="polite">
          <span>{translate('results.total', { smart_count: total })}</span>{' '}
          {countsAudience(entity) && session.side !== 'tenant' && Object.values(filter).every((one) => one === undefined) && (
            <OfPeople entity={entity} record={record} total={total} />
          )}
        </Typography>
      )}
      {acts.length > 0 && <ActTable acts={acts} words={words} />}
      {questions.map((question) => (
        <QuestionTable key={question.id} question={question} />
      ))}
      <Box
        sx={{ display: 'grid', gap: { md: 2 }, gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' } }}
      >
        <SectionCard title={translate('results.byDay')}>
          <TimeLines series={series} />
        </SectionCard>
        <SectionCard title={translate('results.byCompany')}>
          <CompanyTable companies={companies} total={total} />
        </SectionCard>
      </Box>
      {asksQuestions(results) && <WordsList results={results} record={record} filter={filter} />}
    </>
  );
}

/** How many of the people whom it reaches now. Where fewer are reached than have answered, some have left: nothing is said. */
function OfPeople({ entity, record, total }: { entity: Asked; record: Row; total: number }) {
  const translate = useTranslate();
  const body = Object.fromEntries(AUDIENCE_KEYS.flatMap((key) => (record[key] == null ? [] : [[key, record[key]]])));
  const { data } = useQuery({
    queryKey: [entity.name, 'audience', JSON.stringify(body)],
    queryFn: ({ signal }) => http<{ people: number }>('POST', audiencePath(entity), { body, signal }),
    staleTime: 30_000,
    retry: false,
  });
  const people = data?.data.people ?? 0;
  if (people < total) return null;
  return (
    <Box component="span" sx={{ ml: 1, color: 'text.secondary', fontSize: '0.875rem', fontWeight: 400 }}>
      {translate('results.totalOf', { smart_count: total, people })}
    </Box>
  );
}
