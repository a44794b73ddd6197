/** The reason of a request, and what the request would cost: the last thing that is read before it is sent. */
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import { useSession } from '#authProvider/useSession.ts';
import { Money } from '#src/kit/values/Money.tsx';
import type { ControlProps } from '../generate/kinds/Control.ts';
import { BaseInput } from '../generate/kinds/inputs/BaseInput.tsx';
import { hoursText } from './hours.ts';
import { useOffered } from './useOffered.ts';

/** As `POST …/get-estimate` answers; minutes, and minor units. */
interface Estimate {
  runs: number;
  minutes: number;
  share: number;
  free: number;
  amount: number;
}
const words = 'resources.aircon-extension-requests.form';

export default function ReasonInput(props: ControlProps) {
  return (
    <>
      <BaseInput
        {...props}
        value={String(props.value ?? '')}
        onText={(text) => props.onChange(text === '' ? null : text)}
        more={{ multiline: true, minRows: 3, maxRows: 9 }}
      />
      <EstimateLine {...props} />
    </>
  );
}

function EstimateLine({ entity, values, record }: ControlProps) {
  const translate = useTranslate();
  const { side, officeCentre } = useSession();
  const known = { ...values, tenantId: values.tenantId ?? record?.tenantId };
  const company = side === 'tenant' ? [] : ['tenantId'];
  const needs = [...company, 'ahuUnitId', 'startDate', 'startTime', 'endDate', 'endTime'];
  const { data } = useOffered<Estimate>(entity, 'estimate', known, needs);
  if (!data?.runs) return null;
  const facts = [
    translate(`${words}.runs`, { smart_count: data.runs }),
    translate(`${words}.hours`, { hours: hoursText(data.minutes) }),
    ...(data.share < data.minutes ? [translate(`${words}.shared`, { hours: hoursText(data.minutes - data.share) })] : []),
    ...(data.free ? [translate(`${words}.free`, { hours: hoursText(data.free) })] : []),
  ];
  return (
    <Alert severity="info" icon={false} role="status" sx={{ mt: 2 }}>
      <Box sx={{ display: 'flex', gap: 1, alignItems: 'baseline', flexWrap: 'wrap' }}>
        <strong>{translate(`${words}.estimate`)}</strong>
        <Money minor={data.amount} currency={officeCentre?.currency ?? ''} />
      </Box>
      <Typography variant="body2">{facts.join(' · ')}</Typography>
      <Typography variant="body2" color="text.secondary">
        {translate(`${words}.hint`)}
      </Typography>
    </Alert>
  );
}
