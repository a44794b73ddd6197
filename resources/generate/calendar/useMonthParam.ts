import { useSearchParams } from 'react-router';
import { useSession } from '#authProvider/useSession.ts';
import { readMonth } from './month.ts';

export interface MonthParam {
  /** The building's own day. */
  today: string;
  asked: URLSearchParams;
  /** `2026-06`. */
  month: string;
  change: (changes: Record<string, string>) => void;
}

/** The month that the address asks for, the whole query, and how to change it; an empty text takes a parameter out. */
export function useMonthParam(): MonthParam {
  const { today } = useSession();
  const [asked, setAsked] = useSearchParams();
  const change = (changes: Record<string, string>) =>
    setAsked(
      (before) =>
        new URLSearchParams([...Object.entries({ ...Object.fromEntries(before), ...changes })].filter(([, text]) => text)),
    );
  return { today, asked, month: readMonth(asked.get('month'), today), change };
}
