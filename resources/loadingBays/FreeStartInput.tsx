/** The time of an appointment: only times at which a bay is free for the vehicle on that day, as the server finds them. */
import MenuItem from '@mui/material/MenuItem';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useLocale, useTranslate } from 'ra-core';
import { useSession } from '#authProvider/useSession.ts';
import { http } from '#dataProvider/httpClient.ts';
import { endpointPathOf } from '#dataProvider/paths.ts';
import { isDate } from '#schemas/kernel/fields/formats.ts';
import { formatTime } from '#src/kit/values/dateTime.ts';
import type { ControlProps } from '../generate/kinds/Control.ts';
import { BaseInput } from '../generate/kinds/inputs/BaseInput.tsx';
import { useSettled } from '../generate/kinds/useChoices.ts';

const words = 'resources.loading-bay-applications.form';

/** The query of what is filled in so far; empty while something is missing. */
function queryOf({ values, record }: ControlProps): string {
  const { loadingBayGroupId, vehicleTypeId, appointmentTypeId, appointmentDate } = values;
  if (!loadingBayGroupId || !vehicleTypeId || typeof appointmentDate !== 'string' || !isDate(appointmentDate)) return '';
  return new URLSearchParams({
    loadingBayGroupId: String(loadingBayGroupId),
    vehicleTypeId: String(vehicleTypeId),
    date: appointmentDate,
    ...(appointmentTypeId ? { appointmentTypeId: String(appointmentTypeId) } : {}),
    // What is changed takes no time from itself.
    ...(typeof record?.uuid === 'string' ? { except: record.uuid } : {}),
  }).toString();
}

export default function FreeStartInput(props: ControlProps) {
  const { entity, value, onChange } = props;
  const translate = useTranslate();
  const locale = useLocale();
  const { path } = endpointPathOf(entity, 'freeStarts', useSession(), '');
  const asked = queryOf(props);
  const settled = useSettled(asked);
  const isReady = asked !== '';
  const { data, error } = useQuery({
    // Under the name of the applications: live updates ask again.
    queryKey: [entity.name, 'freeStarts', settled],
    queryFn: async ({ signal }) => (await http<string[]>('GET', `${path}?${settled}`, { signal })).data,
    enabled: isReady && settled !== '',
    placeholderData: keepPreviousData,
    retry: false,
  });
  const free = isReady ? (data ?? []) : [];
  const isEmpty = isReady && data !== undefined && !error && free.length === 0;
  const hint = isReady ? (isEmpty ? translate(`${words}.none`) : props.hint) : translate(`${words}.waits`);
  const chosen = typeof value === 'string' ? value : '';
  // What was chosen stays visible also where it is no longer free; saving it says why.
  const times = chosen && !free.includes(chosen) ? [chosen, ...free] : free;
  return (
    <BaseInput
      {...props}
      hint={hint}
      disabled={props.disabled || !isReady}
      value={chosen}
      onText={(text) => onChange(text || null)}
      more={{ select: true }}
    >
      {times.map((time) => (
        <MenuItem key={time} value={time}>
          {formatTime(time, locale)}
        </MenuItem>
      ))}
    </BaseInput>
  );
}
