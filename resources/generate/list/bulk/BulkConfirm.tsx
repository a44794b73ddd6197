import Box from '@mui/material/Box';
import { type RaRecord, useTranslate } from 'ra-core';
import type { Entity } from '#schemas/kernel/entity/entity.ts';
import { ActionConfirm } from '../../actions/ActionConfirm.tsx';
import { BulkNames } from './BulkNames.tsx';

interface Props {
  entity: Entity;
  name: string;
  /** The chosen rows: their status decides what the action is called. */
  rows: readonly RaRecord[];
  /** How many records, and what the first of them are called. */
  seen: { count: number; first: readonly string[] };
  /** A job will run it: records that appear later are left out. */
  later: boolean;
  busy: boolean;
  error?: string;
  onConfirm: (values: Record<string, unknown>) => void;
  onClose: () => void;
}

/** The dialog before an action on several records: it names them, and asks for one remark for all if the action needs one. */
export function BulkConfirm({ rows, seen, later, ...props }: Props) {
  const translate = useTranslate();
  return (
    <ActionConfirm {...props} records={rows} count={seen.count}>
      <BulkNames titles={seen.first} total={seen.count} />
      {later && <Box sx={{ mt: 1 }}>{translate('lists.bulk.later')}</Box>}
    </ActionConfirm>
  );
}
