/** One store as a card: whether it is open and takes orders at this moment, and its hours. */
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { LinkBase, useLocale, useTranslate } from 'ra-core';
import { http } from '#dataProvider/httpClient.ts';
import { dateIn } from '#schemas/kernel/fields/clock.ts';
import { addDays } from '#schemas/kernel/fields/days.ts';
import { toneOf } from '#schemas/kernel/fields/field.ts';
import { isOpenAt } from '#schemas/kernel/fields/openHours.ts';
import type { DayOff } from '#schemas/kernel/time/daysOff.ts';
import { WeeklyHoursText } from '#src/kit/dates/WeeklyHoursText.tsx';
import { useTimeZone } from '#src/kit/kitContext.ts';
import { StatusChip } from '#src/kit/values/StatusChip.tsx';
import { recordPath } from '../generate/pagePath.ts';
import { useEntity } from '../generate/useEntity.ts';
import { useWords } from '../generate/words.ts';
import { starsText } from './stars.ts';
import { useNameIn } from './useNameIn.ts';
import type { Vendor } from './useVendors.ts';

const WORDS = 'resources.retail-stores.vendors';
const MINUTE_MS = 60_000;

/** The public holidays that matter now: of yesterday, whose hours may go on, and of today. */
function useHolidays(zone: string): ReadonlySet<string> {
  const today = dateIn(zone);
  const { data } = useQuery({
    queryKey: ['days-off', today],
    queryFn: async ({ signal }) =>
      (await http<DayOff[]>('GET', '/days-off', { query: { from: addDays(today, -1), to: today }, signal })).data,
    staleTime: MINUTE_MS,
  });
  return new Set(data?.map(({ date }) => date));
}

export function VendorCard({ vendor }: { vendor: Vendor }) {
  const translate = useTranslate();
  const locale = useLocale();
  const zone = useTimeZone();
  const entity = useEntity('retail-stores');
  const words = useWords(entity);
  const nameIn = useNameIn();
  const holidays = useHolidays(zone);
  const { name, location, openingHrs, orderStatus, opcCategories, rating, uuid } = vendor;
  const isOpen = isOpenAt(openingHrs ?? [], Date.now(), zone, holidays);
  const place = [nameIn(location), opcCategories?.map(({ label }) => label).join(', ')].filter(Boolean).join(' · ');
  return (
    <Box
      component="li"
      sx={{
        p: 2,
        display: 'grid',
        gap: 1,
        alignContent: 'start',
        border: '1px solid var(--at-line)',
        borderRadius: 'var(--at-radius)',
        bgcolor: 'background.paper',
      }}
    >
      <Box sx={{ display: 'flex', gap: 1, justifyContent: 'space-between', alignItems: 'baseline' }}>
        <Link component={LinkBase} to={recordPath(entity, uuid) ?? ''} sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
          {nameIn(name)}
        </Link>
        {typeof rating === 'number' && <span>{`★ ${starsText(rating, locale)}`}</span>}
      </Box>
      {place && (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {place}
        </Typography>
      )}
      <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap' }}>
        <StatusChip tone={isOpen ? 'success' : 'neutral'}>{translate(`${WORDS}.${isOpen ? 'open' : 'closed'}`)}</StatusChip>
        <StatusChip tone={toneOf(entity.fields.orderStatus, orderStatus) ?? 'neutral'}>
          {words.value('orderStatus', orderStatus)}
        </StatusChip>
      </Box>
      <Typography variant="body2" component="div">
        {openingHrs?.length ? <WeeklyHoursText value={openingHrs} lines /> : translate(`${WORDS}.noHours`)}
      </Typography>
    </Box>
  );
}
