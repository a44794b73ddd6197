import { useTranslate } from 'ra-core';
import { memo, useId } from 'react';
import type { Page } from '#schemas/kernel/areas/page.ts';
import type { NewFeature } from '../portalSettings.ts';
import { FAVOURITES } from './arrange.ts';
import { MenuItemLink } from './MenuItemLink.tsx';
import { isCurrentEntry, type MenuGroup } from './menu.ts';

interface Props {
  group: MenuGroup;
  /** The page that is open. */
  page: Page | undefined;
  isNarrow: boolean;
  /** Only the entry of the open page is shown. */
  isFolded: boolean;
  favourites: readonly string[];
  news: readonly NewFeature[];
  onChosen: () => void;
  /** Undefined where sections cannot be folded: while something is looked for. */
  onFold: ((area: string) => void) | undefined;
  onLike: (name: string) => void;
}

/** One area of the menu under its heading, which folds it; narrow menus show a divider instead of the heading. */
export const MenuGroupList = memo(function MenuGroupList(props: Props) {
  const { group, page, isNarrow, isFolded, favourites, news, onChosen, onFold, onLike } = props;
  const translate = useTranslate();
  const id = useId();
  const heading = translate(group.area === FAVOURITES ? 'shell.favourites' : `areas.${group.area}`);
  const shown = isFolded ? group.entries.filter((entry) => isCurrentEntry(entry, page)) : group.entries;
  return (
    <section aria-labelledby={isNarrow || group.isBare ? undefined : id}>
      {group.isBare ? null : isNarrow ? (
        <div aria-hidden="true" className="at-menu-line" />
      ) : (
        <h2 id={id}>
          {onFold ? (
            <button type="button" aria-expanded={!isFolded} onClick={() => onFold(group.area)}>
              {heading}
            </button>
          ) : (
            heading
          )}
        </h2>
      )}
      <ul aria-label={group.isBare ? undefined : heading}>
        {shown.map((entry) => (
          <MenuItemLink
            key={entry.name}
            entry={entry}
            isCurrent={isCurrentEntry(entry, page)}
            isNarrow={isNarrow}
            isLiked={group.isBare ? undefined : favourites.includes(entry.name)}
            news={news.find(({ id }) => id === entry.name)}
            onChosen={onChosen}
            onLike={onLike}
          />
        ))}
      </ul>
    </section>
  );
});
