/** The lines of the order that is given back, each with the pieces that are left; none of them gives back everything. */
import Box from '@mui/material/Box';
import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import TextField from '@mui/material/TextField';
import { useGetOne, useTranslate } from 'ra-core';
import type { RecordOf } from '#schemas/kernel/entity/types.ts';
import type { opcOrder } from '#schemas/orders/opcOrder.ts';
import { Money } from '#src/kit/values/Money.tsx';
import type { ControlProps } from '../generate/kinds/Control.ts';
import { useNameIn } from '../retail/useNameIn.ts';

const WORDS = 'resources.opc-refund-orders.input';
interface Line {
  id: string;
  line: string;
  quantity: number;
}
interface Kept {
  id: string;
  name: Record<string, string>;
  quantity: number;
  total: number;
  refundedQuantity: number;
}

export default function RefundLinesInput({ id, label, value, onChange, error, values }: ControlProps) {
  const translate = useTranslate();
  const nameIn = useNameIn();
  const orderId = values.opcOrderId as number | null | undefined;
  const { data: order } = useGetOne<RecordOf<typeof opcOrder>>('opc-orders', { id: orderId ?? 0 }, { enabled: Boolean(orderId) });
  const lines = (value ?? []) as readonly Line[];
  const set = (line: string, quantity: number) => {
    const others = lines.filter((one) => one.line !== line);
    const next = quantity > 0 ? [...others, { id: line, line, quantity }] : others;
    onChange(next.length ? next : null);
  };
  const currency = (order?.officeCentre as { currency?: string } | null | undefined)?.currency;
  return (
    <FormControl component="fieldset" error={Boolean(error)} sx={{ width: '100%', display: 'grid', gap: 1 }}>
      <FormLabel component="legend">{label}</FormLabel>
      {((order?.opcOrderItems ?? []) as unknown as readonly Kept[]).map((line) => {
        const left = line.quantity - line.refundedQuantity;
        const name = nameIn(line.name as never);
        return (
          <Box key={line.id} sx={{ display: 'flex', gap: 1.5, alignItems: 'center', flexWrap: 'wrap' }}>
            <TextField
              id={`${id}-${line.id}`}
              size="small"
              type="number"
              disabled={left === 0}
              value={lines.find((one) => one.line === line.id)?.quantity ?? 0}
              onChange={(event) => set(line.id, Math.min(left, Math.max(0, Math.trunc(Number(event.target.value)) || 0)))}
              sx={{ width: 88 }}
              slotProps={{ htmlInput: { min: 0, max: left, 'aria-label': translate(`${WORDS}.pieces`, { name }) } }}
            />
            <Box sx={{ flexGrow: 1 }}>{name}</Box>
            <Box sx={{ color: 'text.secondary' }}>{translate(`${WORDS}.left`, { left, quantity: line.quantity })}</Box>
            <Money minor={line.total} currency={currency} />
          </Box>
        );
      })}
      <FormHelperText error={false}>{translate(`${WORDS}.${!orderId ? 'choose' : 'all'}`, {})}</FormHelperText>
      {error && <FormHelperText>{error}</FormHelperText>}
    </FormControl>
  );
}
