/** The things of an order on a card of the board: what the kitchen reads. */
import Box from '@mui/material/Box';
import type { opcOrder } from '#schemas/orders/opcOrder.ts';
import type { CellSlot } from '../area.ts';
import { useNameIn } from '../retail/useNameIn.ts';

interface Line {
  id: string;
  name: Record<string, string>;
  options: Record<string, string> | null;
  remark: string | null;
  quantity: number;
}

export default function ItemsCell({ value }: CellSlot<typeof opcOrder>) {
  return <Items lines={value as readonly Line[]} />;
}

export function Items({ lines }: { lines: readonly Line[] | null }) {
  const nameIn = useNameIn();
  return (
    <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
      {lines?.map(({ id, name, options, remark, quantity }) => (
        <li key={id}>
          <strong>{quantity} ×</strong> {nameIn(name as never)}
          {options && <Box sx={{ pl: 2.5, color: 'text.secondary' }}>{nameIn(options as never)}</Box>}
          {remark && <Box sx={{ pl: 2.5, fontStyle: 'italic' }}>{remark}</Box>}
        </li>
      ))}
    </Box>
  );
}
