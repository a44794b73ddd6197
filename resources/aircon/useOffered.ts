/**
 * What the server offers for a request as it is filled in so far: times, dates, or an estimate. Nothing is asked before it can be answered:
 * not about half a date, and not at every key.
 */
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useSession } from '#authProvider/useSession.ts';
import { http } from '#dataProvider/httpClient.ts';
import { endpointPathOf } from '#dataProvider/paths.ts';
import { type Input, isList } from '#schemas/kernel/calls/endpoint.ts';
import type { Entity } from '#schemas/kernel/entity/entity.ts';
import { fieldSchema, problemsOf } from '#schemas/kernel/rules/validate.ts';
import { useSettled } from '../generate/kinds/useChoices.ts';

type Values = Readonly<Record<string, unknown>>;
const isFilled = (value: unknown) =>
  value !== null && value !== undefined && value !== '' && !(Array.isArray(value) && !value.length);

/** Would the call take the value? What is being typed is kept in the form as it stands. */
const isRight = (input: Input, value: unknown) =>
  input === 'json' || isList(input) || problemsOf(fieldSchema(input), value) === undefined;

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
  const { path } = endpointPathOf(entity, ask, useSession(), '');
  const inputs = Object.entries(entity.endpoints?.[ask]?.body ?? {}).filter(
    ([key]) => isFilled(values[key]) && !without.includes(key),
  );
  const body = Object.fromEntries(inputs.map(([key]) => [key, values[key]]));
  const isReady =
    needs.every((key) => key in body) &&
    (body.requestType !== 'RECURRING' || 'recurringDays' in body) &&
    inputs.every(([key, input]) => isRight(input, values[key]));
  const typed = isReady ? JSON.stringify(body) : '';
  const settled = useSettled(typed);
  const { data, error } = useQuery({
    queryKey: [entity.name, ask, settled],
    queryFn: async ({ signal }) => (await http<T>('POST', path, { body: JSON.parse(settled), signal })).data,
    enabled: isReady && settled !== '',
    placeholderData: keepPreviousData,
    staleTime: 30_000,
    retry: false,
  });
  return { isReady, data: isReady ? data : undefined, error };
}
