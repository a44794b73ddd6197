/** What a page of numbers asks for stands in its address, so that it can be sent on: a period of 30 days until today, and what else the page narrows. */
import { useSearchParams } from 'react-router';
import { useSession } from '#authProvider/useSession.ts';
import { USUAL_REPORT_DAYS } from '#schemas/kernel/entity/report.ts';
import { addDays } from '#schemas/kernel/fields/days.ts';

export type Change = (values: Readonly<Record<string, string | undefined>>) => void;

/** @returns the parameters of the address, its period (`YYYY-MM-DD`, both days included), and a function that changes parameters; an empty one goes. */
export function useReportPeriod(): { asked: URLSearchParams; from: string; to: string; change: Change } {
  const { today } = useSession();
  const [asked, setAsked] = useSearchParams();
  const to = asked.get('to') ?? today;
  const from = asked.get('from') ?? addDays(to, 1 - USUAL_REPORT_DAYS);
  const change: Change = (values) =>
    setAsked((before) => {
      const all = { ...Object.fromEntries(before), ...values };
      return Object.entries(all).flatMap(([name, value]) => (value ? [[name, value] as [string, string]] : []));
    });
  return { asked, from, to, change };
}
