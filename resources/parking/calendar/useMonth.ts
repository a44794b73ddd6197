import { useQuery } from '@tanstack/react-query';
import type { RaRecord } from 'ra-core';
import { useSession } from '#authProvider/useSession.ts';
import { whereFilter } from '#dataProvider/listQuery.ts';
import { daysOf } from '#resources/generate/calendar/month.ts';
import { monthRows } from '#resources/generate/calendar/monthRows.ts';
import { useAtrium } from '#resources/generate/useAtrium.ts';
import type { Entity } from '#schemas/kernel/entity/entity.ts';
import { dateIn } from '#schemas/kernel/fields/clock.ts';
import { isChoice } from '#schemas/kernel/fields/field.ts';
import { useTimeZone } from '#src/kit/kitContext.ts';
import { lastDayOf, type Period } from './lastDay.ts';

/** Statuses of applications that were never approved. */
const NEVER_RUN = ['REJECTED', 'WITHDRAWN'];

/** A season parking with the last day on which it runs. */
export type Running = RaRecord & Period & { lastDay: string };

/** The applications that run in the month. */
export function useMonth(entity: Entity, month: string, carPark: number | undefined) {
  const provider = useAtrium();
  const { today } = useSession();
  const zone = useTimeZone();
  const { first, last } = daysOf(month);
  const { status: statuses } = entity.fields;
  const status = isChoice(statuses) ? statuses.values.filter((one) => !NEVER_RUN.includes(one)) : [];
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
    queryFn: () =>
      monthRows<RaRecord & Period, Running>(provider, entity, {
        filter,
        sort: { field: 'commencementDate', order: 'ASC' },
        shown: (read) =>
          read
            .map((row) => ({ ...row, lastDay: lastDayOf(row, (at) => dateIn(zone, new Date(at))) }))
            .filter(({ lastDay }) => lastDay >= first),
      }),
  });
}
