import { useTranslate } from 'ra-core';
import { useSession } from '#authProvider/useSession.ts';
import type { Entity } from '#schemas/kernel/entity/entity.ts';
import type { Field } from '#schemas/kernel/fields/field.ts';
import { canRead } from '#schemas/kernel/rights/readable.ts';
import { changedFields } from '#schemas/kernel/rules/against.ts';
import { SectionCard } from '#src/kit/page/SectionCard.tsx';
import { FieldValue } from '../kinds/display.tsx';
import type { Row } from '../Row.ts';
import { useWords } from '../words.ts';
import { ChangeTable } from './ChangeTable.tsx';

/** What a record changes in its parent, where it stores the previous values (`entity.compares`). */
export function RecordChanges({ entity, record }: { entity: Entity; record: Row }) {
  const translate = useTranslate();
  const session = useSession();
  const words = useWords(entity);
  const changed = changedFields(entity, record).filter(({ name }) => canRead(session, entity.fields[name] as Field));
  if (changed.length === 0) return null;
  const value = (name: string) => (
    <FieldValue place="cell" entity={entity} name={name} field={entity.fields[name] as Field} record={record} />
  );
  const title = translate('kit.changes.title');
  return (
    <SectionCard title={title}>
      <ChangeTable
        label={title}
        lines={changed.map(({ name, before }) => ({
          key: name,
          field: words.field(name),
          before: value(before),
          after: value(name),
        }))}
      />
    </SectionCard>
  );
}
