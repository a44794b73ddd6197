/** The end of a booking; where it is moved, with what it costs then. */
import Box from '@mui/material/Box';
import { Suspense } from 'react';
import type { ControlProps } from '../generate/kinds/Control.ts';
import { PricePanel } from './PricePanel.tsx';
import { usePrice } from './usePrice.ts';

export default function MoveEnd(props: ControlProps) {
  const Input = props.controlOf?.(props.field)?.Input;
  const id = Number(props.record?.id);
  return (
    <>
      {Input && (
        <Suspense fallback={null}>
          <Input {...props} />
        </Suspense>
      )}
      {id > 0 && <Moved bookingId={id} values={props.values} />}
    </>
  );
}

function Moved({ bookingId, values }: Pick<ControlProps, 'values'> & { bookingId: number }) {
  const { price, failed } = usePrice(values, bookingId);
  return (
    <Box sx={{ mt: 2.5 }}>
      <PricePanel price={price} failed={failed} isOwn={false} />
    </Box>
  );
}
