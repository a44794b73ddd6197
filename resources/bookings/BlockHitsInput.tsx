/** What becomes of the bookings that a blocked date hits: whom it hits stands above the choice, as the server finds them. */
import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useLocale, useTranslate } from 'ra-core';
import { useSession } from '#authProvider/useSession.ts';
import { http } from '#dataProvider/httpClient.ts';
import { endpointPathOf } from '#dataProvider/paths.ts';
import { type BlockHits, hitChoices } from '#schemas/bookings/blockHits.ts';
import { useTimeZone } from '#src/kit/kitContext.ts';
import { formatDateTime } from '#src/kit/values/dateTime.ts';
import type { ControlProps } from '../generate/kinds/Control.ts';
import { BaseInput } from '../generate/kinds/inputs/BaseInput.tsx';
import { useSettled } from '../generate/kinds/useChoices.ts';
import { useWords } from '../generate/words.ts';

const words = 'resources.blocked-dates.hits';
const NAMED = 5;
const ASKED = [
  'appliesTo',
  'facilityCategoryIds',
  'facilityIds',
  'allDay',
  'startDate',
  'endDate',
  'startTime',
  'endTime',
  'repeats',
];

/** What is filled in so far, as JSON; empty while something is missing. */
function askedOf({ values }: ControlProps): string {
  const given = Object.fromEntries(
    ASKED.flatMap((key) => (values[key] === null || values[key] === undefined || values[key] === '' ? [] : [[key, values[key]]])),
  );
  const timed = given.allDay === true || (given.startTime && given.endTime);
  const some = (key: string) => Array.isArray(given[key]) && given[key].length > 0;
  const about = given.appliesTo === 'BUILDING' || some(given.appliesTo === 'CATEGORY' ? 'facilityCategoryIds' : 'facilityIds');
  return given.startDate && timed && about ? JSON.stringify({ allDay: false, ...given }) : '';
}

export default function BlockHitsInput(props: ControlProps) {
  const translate = useTranslate();
  const locale = useLocale();
  const zone = useTimeZone();
  const named = useWords(props.entity);
  const { path } = endpointPathOf(props.entity, 'hits', useSession(), '');
  const asked = askedOf(props);
  const settled = useSettled(asked);
  const { data } = useQuery({
    // Under the name of the bookings: live updates ask again.
    queryKey: ['facility-bookings', 'blockHits', settled],
    queryFn: async ({ signal }) => (await http<BlockHits>('POST', path, { body: JSON.parse(settled), signal })).data,
    enabled: settled !== '',
    placeholderData: keepPreviousData,
    retry: false,
  });
  if (asked === '') return <Box sx={{ color: 'text.secondary' }}>{translate(`${words}.first`)}</Box>;
  if (!data) return null;
  if (data.count === 0) return <Box role="status">{translate(`${words}.none`)}</Box>;
  const more = data.count - NAMED;
  return (
    <Box sx={{ display: 'grid', gap: 1.5 }}>
      <Box role="status">
        {translate(`${words}.some`, { smart_count: data.count, count: data.count })}
        <Box component="ul" sx={{ m: 0, mt: 0.5, pl: 2.5, color: 'text.secondary', overflowWrap: 'anywhere' }}>
          {data.bookings.slice(0, NAMED).map(({ id, referenceNo, facility, heldBy, startAt }) => (
            <li key={id}>
              {[referenceNo, facility, formatDateTime(startAt, zone, locale), heldBy ?? translate(`${words}.building`)].join(
                ' · ',
              )}
            </li>
          ))}
          {more > 0 && <li>{translate(`${words}.more`, { count: more })}</li>}
        </Box>
      </Box>
      <BaseInput
        {...props}
        required
        value={String(props.value ?? '')}
        onText={(text) => props.onChange(text || null)}
        more={{ select: true }}
      >
        {hitChoices.map((choice) => (
          <MenuItem key={choice} value={choice}>
            {named.value(props.name, choice)}
          </MenuItem>
        ))}
      </BaseInput>
    </Box>
  );
}
