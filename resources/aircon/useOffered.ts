/** What the server offers for a request as it is filled in so far: times, dates, or an estimate. Nothing is asked before it can be answered. */
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useSession } from '#authProvider/useSession.ts';
import { http } from '#dataProvider/httpClient.ts';
import { askPathOf } from '#dataProvider/paths.ts';
import type { Entity } from '#schemas/kernel/entity.ts';

type Values = Readonly<Record<string, unknown>>;
const isFilled = (value: unknown) =>
  value !== null && value !== undefined && value !== '' && !(Array.isArray(value) && !value.length);

/**
 * @param ask the name of the call
 * @param needs wire keys that have to be filled in
 * @param without keys that are not sent: the answer must not depend on what is being chosen
 */
export function useOffered<T>(
  entity: Entity,
  ask: string,
  values: Values,
  needs: readonly string[],
  without: readonly string[] = [],
) {
  const { path } = askPathOf(entity, ask, useSession(), '');
  const keys = Object.keys(entity.asks?.[ask]?.body ?? {}).filter((key) => isFilled(values[key]) && !without.includes(key));
  const body = Object.fromEntries(keys.map((key) => [key, values[key]]));
  const isReady = needs.every((key) => key in body) && (body.requestType !== 'RECURRING' || 'recurringDays' in body);
  const { data, error } = useQuery({
    queryKey: [entity.name, ask, body],
    queryFn: async ({ signal }) => (await http<T>('POST', path, { body, signal })).data,
    enabled: isReady,
    placeholderData: keepPreviousData,
    staleTime: 30_000,
    retry: false,
  });
  return { isReady, data: isReady ? data : undefined, error };
}
