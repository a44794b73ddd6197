import { useTranslate } from 'ra-core';
import { memo, useId } from 'react';
import type { Page } from '#schemas/kernel/areas/page.ts';
import type { NewFeature } from '../portalSettings.ts';
import { MenuItemLink } from './MenuItemLink.tsx';
import { isCurrentEntry, type MenuGroup } from './menu.ts';

interface Props {
  group: MenuGroup;
  /** The page that is open. */
  page: Page | undefined;
  isNarrow: boolean;
  news: readonly NewFeature[];
  onChosen: () => void;
}

/** One area of the menu under its heading, if it has one; narrow menus show a divider instead of the heading. */
export const MenuGroupList = memo(function MenuGroupList({ group, page, isNarrow, news, onChosen }: Props) {
  const translate = useTranslate();
  const id = useId();
  const heading = translate(`areas.${group.area}`);
  return (
    <section aria-labelledby={isNarrow || group.isBare ? undefined : id}>
      {group.isBare ? null : isNarrow ? <div aria-hidden="true" className="at-menu-line" /> : <h2 id={id}>{heading}</h2>}
      <ul aria-label={group.isBare ? undefined : heading}>
        {group.entries.map((entry) => (
          <MenuItemLink
            key={entry.name}
            entry={entry}
            isCurrent={isCurrentEntry(entry, page)}
            isNarrow={isNarrow}
            news={news.find(({ id }) => id === entry.name)}
            onChosen={onChosen}
          />
        ))}
      </ul>
    </section>
  );
});
