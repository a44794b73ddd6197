/** A page of reports (000 §2, 002 §2): for a period, how many there were of everything that the person may list, by day and by value. */
import Box from '@mui/material/Box';
import { useTranslate } from 'ra-core';
import { reportPages } from '#schemas/reports/pages.ts';
import { PeriodFilter } from '../generate/filters/PeriodFilter.tsx';
import { useReportPeriod } from '../generate/filters/useReportPeriod.ts';
import { ScreenHeader } from '../generate/screen/ScreenHeader.tsx';
import { useScreen } from '../generate/screen/screenContext.ts';
import { ReportSection } from './ReportSection.tsx';

export default function ReportPage() {
  const translate = useTranslate();
  const { asked, from, to, change } = useReportPeriod();
  const page = useScreen().path.split('/').at(-1) as keyof typeof reportPages;
  return (
    <>
      <ScreenHeader />
      <Box sx={{ mb: 2 }}>
        <PeriodFilter
          label={translate('reports.period')}
          from={from}
          to={to}
          onChange={(first, last) => change({ from: first, to: last })}
        />
      </Box>
      {reportPages[page].map((name) => (
        <ReportSection key={name} name={name} from={from} to={to} asked={asked} onChange={change} />
      ))}
    </>
  );
}
