/** A conversation about a record: who said what and when, the oldest first, and at its end the form that adds to it. */
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useCreate, useGetList, useTranslate } from 'ra-core';
import { type KeyboardEvent, useState } from 'react';
import { useSession } from '#authProvider/useSession.ts';
import type { Entity } from '#schemas/kernel/entity/entity.ts';
import type { Related } from '#schemas/kernel/entity/pages.ts';
import { type Field, wireKey } from '#schemas/kernel/fields/field.ts';
import type { Thread as Fields } from '#schemas/kernel/lists/list.ts';
import { can } from '#schemas/kernel/rights/access.ts';
import { inputNames } from '#schemas/kernel/rules/validate.ts';
import { matches } from '#schemas/kernel/rules/where.ts';
import { ErrorState } from '#src/kit/states/ErrorState.tsx';
import { SectionsSkeleton } from '#src/kit/states/Skeletons.tsx';
import { DateTime } from '#src/kit/values/DateTime.tsx';
import { StatusChip } from '#src/kit/values/StatusChip.tsx';
import { EntityForm } from '../form/EntityForm.tsx';
import { FormFields } from '../form/FormFields.tsx';
import { useIsSaving } from '../form/useIsSaving.ts';
import { WaitingForFiles } from '../form/WaitingForFiles.tsx';
import { FieldValue, isEmpty } from '../kinds/display.tsx';
import { useCallMeta } from '../place.ts';
import type { Row } from '../Row.ts';
import { scopeOfParent } from '../related/scopeOf.ts';
import { useAfterWrite } from '../useAfterWrite.ts';
import { useSuccess } from '../useSuccess.ts';
import { useWords } from '../words.ts';

/** The newest of a conversation; older ones are asked for. */
const SHOWN = 50;

interface Props {
  entity: Entity;
  thread: Fields;
  related: Related;
  parentEntity: Entity;
  parent: Row;
}

export default function Thread({ entity, thread, related, parentEntity, parent }: Props) {
  const translate = useTranslate();
  const session = useSession();
  const words = useWords(entity);
  const own = useCallMeta();
  const [pages, setPages] = useState(1);
  const by = wireKey(related.by, entity.fields[related.by] as Field);
  const id = parent.recordId ?? parent.id;
  const meta = scopeOfParent(entity, parentEntity, parent) ?? own;
  const { data, total, error, refetch } = useGetList<Row>(
    entity.name,
    { filter: { [by]: id }, sort: { field: 'id', order: 'DESC' }, pagination: { page: 1, perPage: SHOWN * pages }, meta },
    { placeholderData: (before) => before, retry: false },
  );
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) return <SectionsSkeleton />;
  const mayAdd = can(session, entity, 'create') && matches(related.addWhen, parent, { today: session.today, record: parent });
  return (
    <Box sx={{ maxWidth: 760 }}>
      {(total ?? 0) > data.length && (
        <Button onClick={() => setPages(pages + 1)} sx={{ mb: 1 }}>
          {translate('kit.history.more')}
        </Button>
      )}
      <Box component="ol" aria-label={words.name(2)} sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1.25 }}>
        {[...data].reverse().map((row) => (
          <Said key={row.id} entity={entity} thread={thread} row={row} />
        ))}
      </Box>
      {mayAdd && <Composer entity={entity} by={related.by} about={{ [by]: id }} meta={meta} />}
    </Box>
  );
}

function Said({ entity, thread, row }: { entity: Entity; thread: Fields; row: Row }) {
  const words = useWords(entity);
  const isInternal = thread.internal !== undefined && row[thread.internal] === true;
  const value = (name: string) => (
    <FieldValue place="show" entity={entity} name={name} field={entity.fields[name] as Field} record={row} />
  );
  return (
    <Box component="li" sx={isInternal ? { ...said, ...internal } : said}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1.5, alignItems: 'baseline', mb: 0.5 }}>
        <Box component="span" sx={{ fontWeight: 600 }}>
          {value(thread.author)}
        </Box>
        <Box component="span" sx={{ color: 'text.secondary', fontSize: '0.8125rem' }}>
          <DateTime value={String(row.createdDate)} />
        </Box>
        {isInternal && <StatusChip tone="warning">{words.field(thread.internal as string)}</StatusChip>}
      </Box>
      <Box sx={{ overflowWrap: 'anywhere', whiteSpace: 'pre-line' }}>{value(thread.text)}</Box>
      {thread.files && !isEmpty(row[thread.files]) && <Box sx={{ mt: 1 }}>{value(thread.files)}</Box>}
    </Box>
  );
}

interface ComposerProps {
  entity: Entity;
  /** The reference that is filled in. */
  by: string;
  about: Readonly<Record<string, unknown>>;
  meta: ReturnType<typeof useCallMeta>;
}

/** Empty again after each one; Control or Command and Enter sends it. */
function Composer({ entity, by, about, meta }: ComposerProps) {
  const session = useSession();
  const succeed = useSuccess(entity);
  const afterWrite = useAfterWrite();
  const [create] = useCreate();
  const [sent, setSent] = useState(0);
  const names = inputNames(entity, 'create', session).filter((name) => name !== by);
  return (
    <Box component="section" sx={{ mt: 2 }} onKeyDown={sendByKey}>
      <EntityForm
        key={sent}
        entity={entity}
        operation="create"
        record={about}
        send={async (body) => {
          await create(entity.name, { data: body, meta }, { returnPromise: true });
          succeed(`notices.${entity.notices.create}`);
          setSent(sent + 1);
          void afterWrite();
        }}
      >
        <FormFields entity={entity} operation="create" names={names} record={about} narrow />
        <Send label={useWords(entity).sendNew()} />
      </EntityForm>
    </Box>
  );
}

function sendByKey({ key, ctrlKey, metaKey, target }: KeyboardEvent): void {
  if (key === 'Enter' && (ctrlKey || metaKey)) (target as HTMLElement).closest('form')?.requestSubmit();
}

function Send({ label }: { label: string }) {
  const isSaving = useIsSaving();
  return (
    <Box sx={{ display: 'flex', gap: 1, justifyContent: 'flex-end', alignItems: 'center', mt: 1.5 }}>
      <WaitingForFiles />
      <Button type="submit" variant="contained" loading={isSaving}>
        {label}
      </Button>
    </Box>
  );
}

const said = {
  px: 2,
  py: 1.5,
  border: '1px solid var(--at-line)',
  borderRadius: 'var(--at-radius)',
  bgcolor: 'background.paper',
};
const internal = { bgcolor: 'var(--at-warning-soft)', borderStyle: 'dashed' };
