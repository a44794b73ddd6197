/** An order behind the counter: what is in it, how long it has, and the next thing to do as one large button. */
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { LinkBase, useTranslate } from 'ra-core';
import type { RecordOf } from '#schemas/kernel/entity/types.ts';
import { toneOf } from '#schemas/kernel/fields/field.ts';
import type { opcOrder } from '#schemas/orders/opcOrder.ts';
import { StatusChip } from '#src/kit/values/StatusChip.tsx';
import { TimeLeft } from '../../generate/board/TimeLeft.tsx';
import { useEntity } from '../../generate/useEntity.ts';
import { useWords } from '../../generate/words.ts';
import { Items } from '../ItemsCell.tsx';
import type { Pressed } from './useWaiting.ts';

export type Order = RecordOf<typeof opcOrder>;
/** The next thing to do, by status: the name of the action, and its call. */
const NEXT: Readonly<Record<string, readonly [string, string]>> = {
  PENDING: ['accept', 'accept'],
  ACCEPTED: ['markAsPrepared', 'mark-as-prepared'],
  PREPARED: ['collect', 'collect'],
};

interface Props {
  order: Order;
  /** It was pressed without a network. */
  isWaiting: boolean;
  onPress: (pressed: Pressed) => void;
}

export function OrderCard({ order, isWaiting, onPress }: Props) {
  const translate = useTranslate();
  const entity = useEntity('opc-orders');
  const words = useWords(entity);
  const { id, orderNo, orderId, orderName, orderStatus, opcOrderItems, estimatedCollectionTime, remark } = order;
  const status = String(orderStatus);
  const [action, call] = NEXT[status] ?? [];
  return (
    <Box
      component="li"
      sx={{
        border: '1px solid var(--at-line)',
        borderRadius: 'var(--at-radius)',
        bgcolor: 'background.paper',
        p: 2,
        display: 'grid',
        gap: 1.5,
        alignContent: 'start',
      }}
    >
      <Box sx={{ display: 'flex', gap: 1, alignItems: 'center', flexWrap: 'wrap' }}>
        <Link component={LinkBase} to={`/merchant/orders/edit/${id}`} sx={{ fontSize: '1.25rem', fontWeight: 700 }}>
          {orderId}
        </Link>
        <Typography component="span" sx={{ flexGrow: 1, overflowWrap: 'anywhere' }}>
          {orderName ?? orderNo}
        </Typography>
        <StatusChip tone={toneOf(entity.fields.orderStatus, status) ?? 'neutral'}>
          {words.value('orderStatus', status)}
        </StatusChip>
      </Box>
      {estimatedCollectionTime && status !== 'PREPARED' && (
        <Box sx={{ justifySelf: 'start' }}>
          <TimeLeft until={String(estimatedCollectionTime)} />
        </Box>
      )}
      <Items lines={opcOrderItems as never} />
      {remark && <Typography sx={{ fontStyle: 'italic', overflowWrap: 'anywhere' }}>{remark}</Typography>}
      {action && call && (
        <Button
          variant="contained"
          disabled={isWaiting}
          onClick={() => onPress({ id: Number(id), what: call })}
          sx={{ minHeight: 56 }}
        >
          {isWaiting ? translate('resources.opc-orders.merchant.waits') : translate(`resources.opc-orders.actions.${action}`)}
        </Button>
      )}
    </Box>
  );
}
