/** Below the choice of viewers: how many people that reaches now. */
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'ra-core';
import { useWatch } from 'react-hook-form';
import { http } from '#dataProvider/httpClient.ts';
import type { Entity } from '#schemas/kernel/entity/entity.ts';
import { AUDIENCE_KEYS, audiencePath } from '#schemas/kernel/rights/audience.ts';
import { useSettled } from '../kinds/useChoices.ts';

export default function AudienceCount({ entity }: { entity: Entity }) {
  const translate = useTranslate();
  const values = useWatch() as Record<string, unknown>;
  const chosen = AUDIENCE_KEYS.flatMap((key) => (values[key] == null ? [] : [[key, values[key]] as const]));
  const asked = useSettled(JSON.stringify(Object.fromEntries(chosen)));
  const { data } = useQuery({
    queryKey: [entity.name, 'audience', asked],
    queryFn: ({ signal }) => http<{ people: number }>('POST', audiencePath(entity), { body: JSON.parse(asked), signal }),
    staleTime: 30_000,
    placeholderData: (before) => before,
  });
  return (
    <Box sx={{ gridColumn: '1 / -1' }}>
      <Typography role="status" variant="body2" color="text.secondary" sx={{ minHeight: '1.5em' }}>
        {data ? translate('inputs.audience', { smart_count: data.data.people }) : ''}
      </Typography>
      <Typography variant="caption" color="text.secondary">
        {translate('inputs.audienceWho')}
      </Typography>
    </Box>
  );
}
