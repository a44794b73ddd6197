/** The end of a booking, with what its time is not allowed for; where it is moved, with what it costs then. */
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { Suspense } from 'react';
import type { ControlProps } from '../generate/kinds/Control.ts';
import { PricePanel } from './PricePanel.tsx';
import { usePrice } from './usePrice.ts';

export default function EndInput(props: ControlProps) {
  const Input = props.controlOf?.(props.field)?.Input;
  const id = Number(props.record?.id);
  return (
    <>
      {Input && (
        <Suspense fallback={null}>
          <Input {...props} />
        </Suspense>
      )}
      <TimeSays values={props.values} bookingId={id > 0 ? id : undefined} />
    </>
  );
}

/** Both are said aloud as they change; a form that makes a booking shows its price further down. */
function TimeSays({ values, bookingId }: Pick<ControlProps, 'values'> & { bookingId: number | undefined }) {
  const { price, failed } = usePrice(values, bookingId);
  const problem = price?.problems.time;
  return (
    <>
      <Box role="status">
        {problem && (
          <Alert severity="warning" role="presentation" sx={{ mt: 1.5 }}>
            {problem}
          </Alert>
        )}
      </Box>
      {bookingId !== undefined && (
        <Box sx={{ mt: 2.5 }}>
          <PricePanel price={price} failed={failed} isOwn={false} />
        </Box>
      )}
    </>
  );
}
