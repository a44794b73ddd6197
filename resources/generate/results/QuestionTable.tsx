/** One question with its answers, and the companies of those who have answered. */
import Typography from '@mui/material/Typography';
import { useLocale, useTranslate } from 'ra-core';
import { wordsOf } from '#schemas/kernel/fields/answerText.ts';
import type { CompanyCount, QuestionResult } from '#schemas/kernel/lists/results.ts';
import { BarTable } from '#src/kit/chart/BarTable.tsx';
import { SectionCard } from '#src/kit/page/SectionCard.tsx';

export function QuestionTable({ question }: { question: QuestionResult }) {
  const translate = useTranslate();
  const locale = useLocale();
  const { label, former, answered, average, median, ranges, values } = question;
  const text = wordsOf(label, locale);
  const number = new Intl.NumberFormat(locale, { maximumFractionDigits: 2 });
  const facts = [
    translate('results.answered', { smart_count: answered }),
    ...(average === null ? [] : [translate('results.average', { average: number.format(average) })]),
    ...(median === null ? [] : [translate('results.median', { median: number.format(median) })]),
  ];
  return (
    <SectionCard title={former ? translate('inputs.options.former', { question: text }) : text}>
      <Typography variant="body2" component="ul" sx={factList}>
        {facts.map((fact) => (
          <li key={fact}>{fact}</li>
        ))}
      </Typography>
      {values.length > 0 && (
        <BarTable
          head={translate('results.answer')}
          total={answered}
          rows={values.map(({ value, label: name, count }) => ({
            key: value,
            name: name === null ? translate('results.stars', { smart_count: Number(value) }) : wordsOf(name, locale),
            count,
          }))}
        />
      )}
      {ranges.length > 0 && (
        <BarTable
          head={translate('results.answer')}
          total={answered}
          rows={ranges.map(({ from, to, count }) => ({
            key: String(from),
            name: from === to ? number.format(from) : number.formatRange(from, to),
            count,
          }))}
        />
      )}
    </SectionCard>
  );
}

export function CompanyTable({ companies, total }: { companies: readonly CompanyCount[]; total: number }) {
  const translate = useTranslate();
  return (
    <BarTable
      head={translate('results.company')}
      total={total}
      rows={companies.map(({ id, label, count }) => ({
        key: String(id),
        name: label || translate('results.noCompany'),
        count,
      }))}
    />
  );
}

const factList = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: 2,
  m: 0,
  mb: 1,
  p: 0,
  listStyle: 'none',
  color: 'text.secondary',
} as const;
