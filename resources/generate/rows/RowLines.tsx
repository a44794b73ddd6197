import { useTranslate } from 'ra-core';
import { currencyOf } from '#schemas/kernel/fields/currency.ts';
import { isEmpty } from '#schemas/kernel/fields/empty.ts';
import { cellsOf, type Field } from '#schemas/kernel/fields/field.ts';
import type { RowsField, RowValue } from '#schemas/kernel/kinds/rows.ts';
import type { DisplayProps } from '../kinds/Display.ts';
import type { PortalKind } from '../kinds/PortalKind.ts';
import { partName, partWord } from './words.ts';

interface Props extends DisplayProps {
  /** How the fields of a row are shown. */
  portalKindOf: (field: Field) => PortalKind;
}

/** The rows of a record below each other, each with the values that it has. */
export default function RowLines({ entity, name, field, value, record, portalKindOf }: Props) {
  const translate = useTranslate();
  const cells = cellsOf(field as unknown as RowsField);
  return (
    <ol style={{ margin: 0, paddingInlineStart: '1.25rem' }}>
      {(value as RowValue[]).map((row) => (
        <li key={row.id}>
          {cells.map(([part, cell]) => {
            if (isEmpty(row[part])) return null;
            const { Cell, Show = Cell } = portalKindOf(cell);
            const own = partName(name, part);
            return (
              <div key={part}>
                {/* Where a row is one value, the name of the rows says what it is. */}
                {cells.length > 1 && `${partWord(translate, entity, name, part)}: `}
                <Show
                  entity={entity}
                  name={own}
                  field={cell}
                  value={row[part]}
                  record={{ currency: currencyOf(record), [own]: row[part] }}
                />
              </div>
            );
          })}
        </li>
      ))}
    </ol>
  );
}
