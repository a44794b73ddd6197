import { useQuery } from '@tanstack/react-query';
import type { RaRecord } from 'ra-core';
import { useSession } from '#authProvider/useSession.ts';
import { whereFilter } from '#dataProvider/listQuery.ts';
import { useAtrium } from '#resources/generate/useAtrium.ts';
import type { Entity } from '#schemas/kernel/entity.ts';
import type { EnumField } from '#schemas/kernel/field.ts';
import { MAX_LIMIT } from '#schemas/kernel/query.ts';
import { daysOf } from './month.ts';

/** More than that fill no calendar that somebody could read. */
export const MOST = 500;
/** Wishes that came to nothing: nobody ever parks by them. */
const NEVER_RUN = ['REJECTED', 'WITHDRAWN'];

/** The applications whose period touches the month, by the list's own call, page by page. */
export function useMonth(entity: Entity, month: string, carPark: number | undefined) {
  const provider = useAtrium();
  const { today } = useSession();
  const { first, last } = daysOf(month);
  const status = (entity.fields.status as EnumField).values.filter((one) => !NEVER_RUN.includes(one));
  const filter = whereFilter(
    entity,
    {
      commencementDate: { lte: last },
      endDate: { gte: first },
      status,
      ...(carPark === undefined ? {} : { carParkId: carPark }),
    },
    { today },
  );
  return useQuery({
    queryKey: [entity.name, 'calendar', { month, carPark }],
    queryFn: async () => {
      const rows: RaRecord[] = [];
      for (let page = 1; ; page += 1) {
        const { data } = await provider.getList(entity.name, {
          pagination: { page, perPage: MAX_LIMIT },
          sort: { field: 'commencementDate', order: 'ASC' },
          filter,
        });
        rows.push(...data);
        if (data.length < MAX_LIMIT) return { rows, isCapped: false };
        if (rows.length >= MOST) return { rows, isCapped: true };
      }
    },
  });
}
