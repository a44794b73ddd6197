import Box from '@mui/material/Box';
import { useTranslate } from 'ra-core';
import type { RowChange } from '#schemas/kernel/calls/upload.ts';
import type { Entity } from '#schemas/kernel/entity/entity.ts';
import { currencyOf } from '#schemas/kernel/fields/currency.ts';
import { type Field, isPointer, isPointerList, wireKey } from '#schemas/kernel/fields/field.ts';
import { Dash } from '#src/kit/values/Dash.tsx';
import { visuallyHidden } from '#src/kit/values/visuallyHidden.ts';
import { isEmpty } from '../kinds/display.tsx';
import { portalKindOf } from '../kinds/index.tsx';

interface Props {
  entity: Entity;
  change: RowChange;
  /** What else is known of the record: in which currency its amounts are. */
  record: Readonly<Record<string, unknown>>;
  /** The record was created then: there is no old value. */
  first?: boolean;
}

/** Old value, arrow, new value in a line of text. In a table the two have columns. */
export function ChangedValue({ entity, change, record, first = false }: Props) {
  const translate = useTranslate();
  return (
    <>
      {!first && (
        <>
          <span style={visuallyHidden}>{translate('kit.history.from')}</span>
          <OldValue entity={entity} change={change} record={record} />
          <span aria-hidden>→</span>
          <span style={visuallyHidden}>{translate('kit.history.to')}</span>
        </>
      )}
      <NewValue entity={entity} change={change} record={record} />
    </>
  );
}

export const OldValue = ({ entity, change, record }: Omit<Props, 'first'>) => (
  <Box component="del" sx={{ color: 'text.secondary', textDecorationColor: 'var(--at-line-strong)' }}>
    <Value found={fieldOf(entity, change)} entity={entity} value={change.from} record={record} />
  </Box>
);
export const NewValue = ({ entity, change, record }: Omit<Props, 'first'>) => (
  <Box component="ins" sx={{ textDecoration: 'none' }}>
    <Value found={fieldOf(entity, change)} entity={entity} value={change.to} record={record} />
  </Box>
);

const fieldOf = (entity: Entity, { field: told }: RowChange): [string, Field] | undefined =>
  Object.entries(entity.fields).find(([name, field]) => name === told || wireKey(name, field) === told);

/** A value as the audit log keeps it: like on the wire, or for references and files only their id. */
function Value({ entity, found, value, record }: Pick<Props, 'entity' | 'record'> & { found?: [string, Field]; value: unknown }) {
  const translate = useTranslate();
  if (isEmpty(value)) return <Dash />;
  if (!found && typeof value === 'boolean') return <>{translate(value ? 'kit.yes' : 'kit.no')}</>;
  if (!found) return <>{typeof value === 'object' ? JSON.stringify(value) : String(value)}</>;
  const [name, field] = found;
  const isId = isPointer(field) && typeof value !== 'object';
  // The name that the record had then; its id when the log has nothing else.
  if (isId) return <>{typeof value === 'number' ? `#${value}` : String(value)}</>;
  if (isPointerList(field) && Array.isArray(value))
    return <>{value.map((one) => (typeof one === 'number' ? `#${one}` : one)).join(', ')}</>;
  const { Cell } = portalKindOf(field);
  return (
    <Cell entity={entity} name={name} field={field} value={value} record={{ currency: currencyOf(record), [name]: value }} />
  );
}
