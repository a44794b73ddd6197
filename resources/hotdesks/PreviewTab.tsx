/** /hotdesks/zone-displays/:id: what the screen on the wall shows now, signed in. */
import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'ra-core';
import { useEffect } from 'react';
import { http } from '#dataProvider/httpClient.ts';
import type { zoneDisplay } from '#schemas/hotdesks/zoneDisplay.ts';
import { localAt } from '#schemas/kernel/fields/clock.ts';
import { hearChangesOf } from '#src/app/live/hearChanges.ts';
import { type GridPlace, PlaceGrid } from '#src/kit/places/PlaceGrid.tsx';
import type { RecordSlot } from '../area.ts';

const WORDS = 'resources.zone-displays.preview';
interface Grid {
  zone: string;
  timeZone: string;
  at: string;
  places: { uuid: string; name: string; state: GridPlace['state']; until: string | null; holder: string | null }[];
}

export default function PreviewTab({ record }: RecordSlot<typeof zoneDisplay>) {
  const translate = useTranslate();
  const uuid = String((record as { uuid?: string }).uuid);
  const { data, isError, refetch } = useQuery({
    queryKey: ['zone-displays', 'grid', uuid],
    queryFn: async ({ signal }) => (await http<Grid>('GET', `/zone-displays/uuid/${uuid}/grid`, { signal })).data,
    refetchInterval: 30_000,
  });
  useEffect(() => {
    const stops = ['hotdesks', 'hotdesk-bookings', 'facilities', 'facility-bookings'].map((entity) =>
      hearChangesOf(entity, () => void refetch()),
    );
    return () => {
      for (const stop of stops) stop();
    };
  }, [refetch]);
  if (!data) return isError ? <Typography sx={{ p: 2 }}>{translate(`${WORDS}.failed`)}</Typography> : <LinearProgress />;
  const time = (at: string) => localAt(data.timeZone, Date.parse(at)).time;
  const words = { FREE: 'FREE', SOON: 'SOON', TAKEN: 'TAKEN', KEPT: 'KEPT' } as const;
  return (
    <Box sx={{ display: 'grid', gap: 1.5, p: 2 }}>
      <Typography role="status">
        {isError ? translate(`${WORDS}.old`, { time: time(data.at) }) : translate(`${WORDS}.asOf`, { time: time(data.at) })}
      </Typography>
      <PlaceGrid
        label={data.zone}
        old={isError}
        words={Object.fromEntries(Object.keys(words).map((state) => [state, translate(`${WORDS}.${state}`)])) as typeof words}
        places={data.places.map((place) => ({
          ...place,
          says: place.until ? translate(`${WORDS}.until`, { time: time(place.until) }) : '',
        }))}
      />
    </Box>
  );
}
