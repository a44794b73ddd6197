import { useTranslate } from 'ra-core';
import type { UploadRow } from '#schemas/kernel/calls/upload.ts';
import type { Entity } from '#schemas/kernel/entity/entity.ts';
import { Dash } from '#src/kit/values/Dash.tsx';
import { NewValue, OldValue } from '../changes/ChangedValue.tsx';
import { ChangeTable, type ChangeTableLine } from '../changes/ChangeTable.tsx';
import { useWords } from '../words.ts';
import { cellText } from './cellText.ts';
import { CellNote } from './RowCell.tsx';
import { useWrittenIn } from './useWrittenIn.ts';

/** What a row of a mass update changes in its record, with the errors. */
export function RowChanges({ entity, columns, row }: { entity: Entity; columns: readonly string[]; row: UploadRow }) {
  const translate = useTranslate();
  const words = useWords(entity);
  const written = useWrittenIn();
  const lines = columns.flatMap((name): ChangeTableLine[] => {
    const field = words.field(name);
    const problem = row.problems?.[name];
    const change = row.changes?.find((one) => one.field === name);
    const wrong = (
      <>
        {cellText(row.data[name])}
        <CellNote>{problem?.message}</CellNote>
      </>
    );
    if (problem) return [{ key: name, field, before: <Dash />, after: wrong }];
    if (!change) return [];
    return [
      {
        key: name,
        field,
        before: <OldValue entity={entity} change={change} record={written} />,
        after: <NewValue entity={entity} change={change} record={written} />,
      },
    ];
  });
  return lines.length ? <ChangeTable label={translate('kit.changes.title')} lines={lines} /> : <Dash />;
}
