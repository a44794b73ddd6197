/** What a list prints: all of its rows under the filter, up to a bound, and a line that says how many they are. */
import { type ListControllerResult, type RaRecord, useDataProvider, useListContext, useTranslate } from 'ra-core';
import { useEffect, useRef } from 'react';
import { flushSync } from 'react-dom';
import type { ListFilter } from '#dataProvider/types.ts';
import { formatCount } from '#i18n/formatCount.ts';
import { MAX_LIMIT } from '#schemas/kernel/lists/query.ts';
import { beforePrint } from '#src/kit/page/printing.ts';
import { useShownRows } from './useShownRows.ts';

/** More rows than that are for a spreadsheet. */
const MAX_PRINTED = 1000;

interface Props {
  printed?: ListControllerResult;
  onPrinted: (list?: ListControllerResult) => void;
}

export default function PrintRows({ printed, onPrinted }: Props) {
  const list = useListContext();
  const { filter, sort } = useShownRows();
  const provider = useDataProvider();
  const translate = useTranslate();
  const latest = useRef({ list, filter, sort, provider, onPrinted });
  useEffect(() => {
    if (!printed) latest.current = { list, filter, sort, provider, onPrinted };
  });
  useEffect(
    () =>
      beforePrint(async () => {
        const { list: shown, onPrinted: tell, ...asked } = latest.current;
        if (!shown.resource || (shown.data?.length ?? 0) === shown.total) return () => undefined;
        const rows: RaRecord[] = [];
        for (let page = 1; rows.length < MAX_PRINTED; page += 1) {
          const { data } = await asked.provider.getList(shown.resource, {
            pagination: { page, perPage: MAX_LIMIT },
            sort: asked.sort,
            filter: asked.filter,
          });
          rows.push(...data);
          if (data.length < MAX_LIMIT) break;
        }
        flushSync(() => tell({ ...shown, data: rows } as ListControllerResult));
        return () => tell();
      }),
    [],
  );
  const { data = [], total = 0, meta } = printed ?? list;
  const { wildcardSearch } = filter as ListFilter;
  const all = `${formatCount(total)}${(meta as { capped?: boolean } | undefined)?.capped ? '+' : ''}`;
  return (
    <div className="at-paper" style={{ gap: 16, fontSize: '8.5pt', padding: '4pt 0' }}>
      {wildcardSearch && <span>{`${translate('kit.search')}: ${wildcardSearch}`}</span>}
      <span>
        {translate(data.length < total ? 'lists.printedSome' : 'lists.printedAll', {
          shown: formatCount(data.length),
          total: all,
          smart_count: total,
        })}
      </span>
    </div>
  );
}
