import { icons } from 'virtual:atrium/icons';
import ViewList from '@mui/icons-material/ViewListOutlined';
import { useTranslate } from 'ra-core';
import { Link } from 'react-router';
import { preloadPage } from '#resources/generate/EntityPage.tsx';
import { Tooltip } from '#src/kit/tooltip/Tooltip.tsx';
import { NewBadge, WaitingCount } from '../help/lazyShellParts.ts';
import type { NewFeature } from '../portalSettings.ts';
import type { MenuEntry } from './menu.ts';

interface Props {
  entry: MenuEntry;
  /** It is marked as current on every page of its entity, or on its screen. */
  isCurrent: boolean;
  isNarrow: boolean;
  /** What is new about it. */
  news: NewFeature | undefined;
  /** It stands among the favourites; undefined where it cannot. */
  isLiked: boolean | undefined;
  onChosen: () => void;
  onLike: (name: string) => void;
}

/** One entry. Its looks are those of the whole menu (`frame.css`), because every page draws dozens of entries. */
export function MenuItemLink({ entry, isCurrent, isNarrow, news, isLiked, onChosen, onLike }: Props) {
  const translate = useTranslate();
  const label = translate(entry.label);
  const Icon = icons[entry.icon ?? ''] ?? ViewList;
  const link = (
    <Link
      className="at-menu-link"
      to={entry.path}
      onClick={onChosen}
      onPointerEnter={() => entry.entity && void preloadPage(entry.entity, 'list')}
      aria-current={isCurrent ? 'page' : undefined}
      aria-label={isNarrow ? label : undefined}
    >
      <Icon fontSize="small" />
      {isNarrow ? null : <span>{label}</span>}
    </Link>
  );
  return (
    <li className="at-menu-item">
      {isNarrow ? (
        <Tooltip title={label} placement="right">
          {link}
        </Tooltip>
      ) : (
        link
      )}
      {entry.counts ? <WaitingCount entity={entry.counts} isNarrow={isNarrow} /> : null}
      {isCurrent && !isNarrow && isLiked !== undefined ? (
        <button
          type="button"
          className="at-menu-star"
          aria-pressed={isLiked}
          aria-label={translate('shell.favourite', { name: label })}
          onClick={() => onLike(entry.name)}
        >
          <span aria-hidden="true">{isLiked ? '★' : '☆'}</span>
        </button>
      ) : null}
      {news && !isNarrow ? <NewBadge feature={news} /> : null}
    </li>
  );
}
