/** What has to be decided before an action, named before it is pressed; whoever may decides all of it here. */
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useGetList, useTranslate } from 'ra-core';
import { useState } from 'react';
import { useSession } from '#authProvider/useSession.ts';
import type { Entity } from '#schemas/kernel/entity/entity.ts';
import { type Field, wireKey } from '#schemas/kernel/fields/field.ts';
import { MAX_LIMIT } from '#schemas/kernel/lists/query.ts';
import { matches } from '#schemas/kernel/rules/where.ts';
import type { WaitsFor } from '#schemas/kernel/states/action.ts';
import { errorText } from '#src/kit/values/errorText.ts';
import { mayAct } from '../available.ts';
import { useCallMeta } from '../place.ts';
import { RecordStatus } from '../RecordStatus.tsx';
import type { Row } from '../Row.ts';
import { scopeOfParent } from '../related/scopeOf.ts';
import { useAfterWrite } from '../useAfterWrite.ts';
import { useAtrium } from '../useAtrium.ts';
import { useEntity } from '../useEntity.ts';
import { useRecordTitle } from '../useRecordTitle.ts';

interface Props {
  waitsFor: WaitsFor;
  /** The entity of the record. */
  above: Entity;
  record: Row;
}

export default function NotReady({ waitsFor, above, record }: Props) {
  const entity = useEntity(waitsFor.entity);
  const translate = useTranslate();
  const session = useSession();
  const titleOf = useRecordTitle();
  const provider = useAtrium();
  const afterWrite = useAfterWrite();
  const own = useCallMeta();
  const meta = scopeOfParent(entity, above, record) ?? own;
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const [isDone, setDone] = useState(false);
  const by = wireKey(waitsFor.by, entity.fields[waitsFor.by] as Field);
  const { data = [], refetch } = useGetList<Row>(
    entity.name,
    {
      filter: { [by]: record.recordId ?? record.id },
      sort: { field: 'id', order: 'ASC' },
      pagination: { page: 1, perPage: MAX_LIMIT },
      meta,
    },
    { retry: false },
  );
  const today = { today: session.today };
  const open = data.filter((row) => waitsFor.while.some((where) => matches(where, row, { ...today, record: row })));
  const { act } = waitsFor;
  const mine = act ? open.filter((row) => mayAct(session, entity, act, row)) : [];

  const decide = async (action: string) => {
    setBusy(true);
    setFailure(undefined);
    try {
      // One after the other: each decision holds the record above.
      for (const { id, version } of mine)
        await provider.runAction(entity.name, { action, id, data: {}, version: version as number, meta });
      setDone(true);
    } catch (error) {
      setFailure(errorText(translate, error));
    } finally {
      setBusy(false);
      void refetch();
      void afterWrite();
    }
  };
  if (open.length === 0) return isDone && <Box role="status">{translate('waits.done')}</Box>;
  return (
    <Box role="status" sx={box}>
      {translate('waits.first')}
      <Box component="ul" sx={{ m: 0, my: 0.5, pl: 2.5 }}>
        {open.map((row) => (
          <li key={row.id}>
            {titleOf(entity, row)} <RecordStatus entity={entity} record={row} />
          </li>
        ))}
      </Box>
      {failure && <Box sx={{ color: 'error.main' }}>{failure}</Box>}
      {act && mine.length > 0 && (
        <Button size="small" variant="outlined" loading={busy} onClick={() => void decide(act)}>
          {translate('waits.all', { count: mine.length })}
        </Button>
      )}
    </Box>
  );
}

const box = {
  mt: 1.5,
  px: 2,
  py: 1.25,
  borderRadius: 'var(--at-radius)',
  bgcolor: 'var(--at-warning-soft)',
  color: 'text.primary',
};
