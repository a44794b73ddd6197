import './table.css';
import Checkbox from '@mui/material/Checkbox';
import { LinkBase, type RaRecord, useListContext, useLocation, useNavigate, useTranslate } from 'ra-core';
import { type MouseEvent, useRef } from 'react';
import { useSession } from '#authProvider/useSession.ts';
import type { Density } from '#schemas/kernel/areas/preference.ts';
import type { Entity } from '#schemas/kernel/entity/entity.ts';
import { sortable } from '#schemas/kernel/lists/query.ts';
import { useHighlightedRows } from '#src/app/live/useRecentChanges.ts';
import { visuallyHidden } from '#src/kit/values/visuallyHidden.ts';
import { ColumnValue } from '../../ColumnValue.tsx';
import type { Column } from '../../columns.ts';
import { portalKindOf } from '../../kinds/index.tsx';
import { statusField } from '../../RecordStatus.tsx';
import { useRecordTitle } from '../../useRecordTitle.ts';
import { useWords } from '../../words.ts';
import { cellWidth, useFit } from '../columns/useFit.ts';
import { changedRow } from './changedRow.ts';
import { choosesRows } from './rowActions.ts';
import { SelectAll } from './SelectAll.tsx';
import { noteOpened } from './useReturnFocus.ts';
import type { PathOf } from './useRowPaths.ts';

interface Props {
  entity: Entity;
  columns: readonly Column[];
  /** Where a row leads. */
  pathOf: PathOf;
  density?: Density;
  /** Without row selection: an embedded list. */
  plain?: boolean;
}

/** True for a click that is meant for something inside the row, or that ended a selection of text. */
const isForInside = ({ target }: MouseEvent) =>
  (target as Element).closest('a,button,input,label') !== null || Boolean(window.getSelection()?.toString());

/** A truncated text shows its full text as a tooltip. */
const sayWhole = ({ target }: MouseEvent) => {
  const box = target instanceof Element ? target.closest<HTMLElement>('[data-cell]') : null;
  if (box) box.title = box.scrollWidth > box.clientWidth ? (box.textContent ?? '') : '';
};

/** Points down, or up in a column that is sorted ascending (`table.css`). */
const arrow = (
  <svg viewBox="0 0 24 24" aria-hidden="true" focusable="false">
    <path d="m20 12-1.41-1.41L13 16.17V4h-2v12.17l-5.58-5.59L4 12l8 8z" />
  </svg>
);

/** The table of a list: sortable heads, the first cell a real link, a click on the row does the same. */
export function ListTable({ entity, columns, pathOf, density = 'comfortable', plain = false }: Props) {
  const { data = [], sort, setSort, selectedIds, onToggleItem } = useListContext();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const box = useRef<HTMLDivElement>(null);
  useFit(box, data, `${columns.map(({ name }) => name)} ${density}`);
  const titleOf = useRecordTitle();
  const translate = useTranslate();
  const session = useSession();
  const words = useWords(entity);
  const selects = !plain && choosesRows(entity, session);
  const sorts = new Set(sortable(entity));
  const status = statusField(entity);
  const marks = useHighlightedRows(entity.name);

  const pinned = (index: number, name: string) => (index === 0 ? 'left' : name === status ? 'right' : undefined);

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithMouseEvents: a tooltip of what is cut off; the text itself is read whole.
    <div ref={box} className="at-table-box" data-scrolls={plain ? undefined : ''} onMouseOver={sayWhole}>
      <table className="at-table" data-density={density}>
        <caption style={visuallyHidden}>{words.name(2)}</caption>
        <thead>
          <tr>
            {selects && (
              <th scope="col" className="at-select">
                <SelectAll />
              </th>
            )}
            {columns.map(({ name, field }, index) => {
              const active = sort.field === name;
              const next = active && sort.order === 'ASC' ? 'DESC' : 'ASC';
              return (
                <th
                  key={name}
                  scope="col"
                  data-align={portalKindOf(field).align}
                  data-pinned={pinned(index, name)}
                  aria-sort={active ? (sort.order === 'ASC' ? 'ascending' : 'descending') : undefined}
                >
                  {sorts.has(name) ? (
                    <button type="button" className="at-sort" onClick={() => setSort({ field: name, order: next })}>
                      {words.field(name)}
                      {arrow}
                    </button>
                  ) : (
                    words.field(name)
                  )}
                </th>
              );
            })}
          </tr>
        </thead>
        <tbody>
          {data.map((row: RaRecord) => {
            const to = pathOf(row);
            const note = () => noteOpened(pathname, row.id);
            const open = (event: MouseEvent) => {
              if (!to || isForInside(event)) return;
              note();
              navigate(to);
            };
            const isChosen = selectedIds.includes(row.id);
            return (
              <tr
                key={row.id}
                className={changedRow(marks.has(row.recordId ?? row.id))}
                data-row={row.id}
                data-leads={to ? '' : undefined}
                data-chosen={isChosen ? '' : undefined}
                onClick={open}
              >
                {selects && (
                  <td className="at-select">
                    <Checkbox
                      size="small"
                      checked={isChosen}
                      onChange={() => onToggleItem(row.id)}
                      slotProps={{ input: { 'aria-label': translate('kit.selectRow', { title: titleOf(entity, row) }) } }}
                    />
                  </td>
                )}
                {columns.map(({ name, field }, index) => {
                  const { align, width } = portalKindOf(field);
                  const value = <ColumnValue entity={entity} name={name} field={field} record={row} />;
                  const Cell = index === 0 ? 'th' : 'td';
                  return (
                    <Cell key={name} scope={index === 0 ? 'row' : undefined} data-align={align} data-pinned={pinned(index, name)}>
                      <div data-cell style={{ maxWidth: cellWidth(width) }}>
                        {index === 0 && to ? (
                          <LinkBase to={to} onClick={note}>
                            {value}
                          </LinkBase>
                        ) : (
                          value
                        )}
                      </div>
                    </Cell>
                  );
                })}
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}
