import { useQuery } from '@tanstack/react-query';
import { useListContext, useTranslate } from 'ra-core';
import type { ListFilter } from '#dataProvider/types.ts';
import type { Entity } from '#schemas/kernel/entity/entity.ts';
import type { Tab } from '#schemas/kernel/lists/list.ts';
import { COUNT_CAP } from '#schemas/kernel/lists/query.ts';
import { TabStrip } from '#src/kit/page/TabStrip.tsx';
import { useAtrium } from '../../useAtrium.ts';
import { useWords } from '../../words.ts';

/** The id of the element that the tabs switch. */
export const tabPanel = (name: string): string => `${name}-rows`;

interface Props {
  entity: Entity;
  tab: Tab;
  /** Conditions of the page, beyond those that the person has set. */
  fixed?: ListFilter;
}

/** The status tabs of a list, with sub-tabs, each with the number of its rows under the filters in force. */
export function StatusTabs({ entity, tab, fixed }: Props) {
  const { filterValues, setFilters, onUnselectItems } = useListContext();
  const provider = useAtrium();
  const translate = useTranslate();
  const words = useWords(entity);
  const { tab: _tab, ...filter }: ListFilter = { ...(filterValues as ListFilter), ...fixed };
  const { data: counts } = useQuery({
    queryKey: [entity.name, 'statusCounts', filter],
    queryFn: ({ signal }) => provider.statusCounts(entity.name, { filter, signal }),
    select: (answer) => answer.data,
    enabled: Boolean(entity.api.verbs.statusCount),
    placeholderData: (previous) => previous,
  });
  const tabs = entity.list.tabs ?? [];
  const top = tabs.find((one) => one.code === tab.code || one.tabs?.some((sub) => sub.code === tab.code)) ?? tab;
  const choose = (code: string) => {
    const chosen = tabs.find((one) => one.code === code);
    onUnselectItems();
    setFilters({ ...filterValues, tab: chosen?.tabs?.[0]?.code ?? code });
  };
  const itemsOf = (list: readonly Tab[]) =>
    list.map(({ code }) => ({
      code,
      label: words.tab(code),
      count: counts?.[code],
      capped: (counts?.[code] ?? 0) >= COUNT_CAP,
    }));
  const panel = tabPanel(entity.name);
  return (
    <>
      <TabStrip items={itemsOf(tabs)} value={top.code} onChange={choose} panel={panel} label={translate('kit.statusTabs')} />
      {top.tabs && (
        <TabStrip sub items={itemsOf(top.tabs)} value={tab.code} onChange={choose} panel={panel} label={words.tab(top.code)} />
      )}
    </>
  );
}
