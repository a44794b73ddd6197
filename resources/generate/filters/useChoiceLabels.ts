import { useQueries } from '@tanstack/react-query';
import type { Entity } from '#schemas/kernel/entity/entity.ts';
import { isReference, type ReferenceField } from '#schemas/kernel/fields/field.ts';
import { useAtrium } from '../useAtrium.ts';
import type { Tag } from './tags.ts';

/** The labels of the records that reference filters name, by field and id: `carPark 4`. */
export function useChoiceLabels(entity: Entity, tags: readonly Tag[]): ReadonlyMap<string, string> {
  const provider = useAtrium();
  const wanted = new Map<string, number[]>();
  for (const { field, value } of tags) {
    const known = entity.fields[field];
    if (known && isReference(known)) wanted.set(field, [...(wanted.get(field) ?? []), Number(value)]);
  }
  const fields = [...wanted];
  const answers = useQueries({
    queries: fields.map(([field, ids]) => {
      const { to, label: sort } = entity.fields[field] as ReferenceField;
      return { queryKey: [to, 'choices', { ids, sort }], queryFn: () => provider.choices(to, { ids, sort }), staleTime: 60_000 };
    }),
  });
  return new Map(
    answers.flatMap((answer, index) => (answer.data?.data ?? []).map((one) => [`${fields[index]?.[0]} ${one.id}`, one.label])),
  );
}
