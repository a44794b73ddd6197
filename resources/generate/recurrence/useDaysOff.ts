/** The building's days off among the dates of a rule, with their names. */
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { http } from '#dataProvider/httpClient.ts';
import { DAYS_OFF_PATH, type DayOff } from '#schemas/kernel/time/daysOff.ts';

const NONE: ReadonlyMap<string, string> = new Map();

/**
 * By date, `YYYY-MM-DD`; none where the session has no building or they cannot be read, undefined while they are being asked for.
 * @param dates in order; undefined while the rule is incomplete
 */
export function useDaysOff(dates: readonly string[] | undefined): ReadonlyMap<string, string> | undefined {
  const [from, to] = [dates?.[0], dates?.at(-1)];
  const { data, isPending } = useQuery({
    queryKey: ['days-off', from, to],
    queryFn: async ({ signal }) => (await http<DayOff[]>('GET', DAYS_OFF_PATH, { query: { from, to }, signal })).data,
    enabled: from !== undefined,
    placeholderData: keepPreviousData,
    retry: false,
  });
  if (from === undefined) return NONE;
  if (isPending) return undefined;
  return data ? new Map(data.map(({ date, name }) => [date, name])) : NONE;
}
