/** A page of reports (000 §2, 002 §2): for a period, how many there were of everything that the person may list, by day and by value. */
import Box from '@mui/material/Box';
import { useTranslate } from 'ra-core';
import { useSearchParams } from 'react-router';
import { useSession } from '#authProvider/useSession.ts';
import { USUAL_REPORT_DAYS } from '#schemas/kernel/entity/report.ts';
import { addDays } from '#schemas/kernel/fields/days.ts';
import { reportPages } from '#schemas/reports/pages.ts';
import { PeriodFilter } from '../generate/filters/PeriodFilter.tsx';
import { ScreenHeader } from '../generate/screen/ScreenHeader.tsx';
import { useScreen } from '../generate/screen/screenContext.ts';
import { ReportSection } from './ReportSection.tsx';

export default function ReportPage() {
  const translate = useTranslate();
  const session = useSession();
  const [asked, setAsked] = useSearchParams();
  const page = useScreen().path.split('/').at(-1) as keyof typeof reportPages;
  const to = asked.get('to') ?? session.today;
  const from = asked.get('from') ?? addDays(to, 1 - USUAL_REPORT_DAYS);
  const change = (what: Readonly<Record<string, string | undefined>>) =>
    setAsked((before) => {
      const all = { ...Object.fromEntries(before), ...what };
      return Object.entries(all).flatMap(([name, value]) => (value ? [[name, value] as [string, string]] : []));
    });
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
