import { manifest } from 'virtual:atrium/manifest';
import KeyboardDoubleArrowLeft from '@mui/icons-material/KeyboardDoubleArrowLeft';
import KeyboardDoubleArrowRight from '@mui/icons-material/KeyboardDoubleArrowRight';
import { IconButton } from '@mui/material';
import { useTranslate } from 'ra-core';
import { useCallback, useMemo, useState } from 'react';
import { Link, useLocation, useNavigate } from 'react-router';
import { useSession } from '#authProvider/useSession.ts';
import { pageAt } from '#schemas/kernel/areas/page.ts';
import { usePreference } from '#src/app/preferences/usePreference.ts';
import { latePart } from '#src/kit/late/late.tsx';
import { Tooltip } from '#src/kit/tooltip/Tooltip.tsx';
import { Mark, Wordmark } from '../../brand.tsx';
import { pages } from '../pageList.ts';
import { type NewFeature, useLoadedSettings } from '../portalSettings.ts';
import { arrange, toggled } from './arrange.ts';
import { MenuGroupList } from './MenuGroupList.tsx';
import { MenuSearch } from './MenuSearch.tsx';
import { menuOf } from './menu.ts';

const MenuDrawer = latePart(() => import('./MenuDrawer.tsx'), { quiet: true });

/** The logo links to it. Sign-in and /dashboard redirect by `homeOf` instead. */
const TODAY_PATH = '/today';
const NONE: readonly NewFeature[] = [];
const NO_NAMES: readonly string[] = [];

interface Props {
  isSmall: boolean;
  isNarrow: boolean;
  isOpen: boolean;
  onClose: () => void;
  onToggleNarrow: () => void;
}

/** The menu: fixed at the side, or a drawer on small screens. */
export function SideMenu({ isSmall, isNarrow, isOpen, onClose, onToggleNarrow }: Props) {
  const translate = useTranslate();
  const session = useSession();
  const groups = useMemo(() => menuOf(session, manifest), [session]);
  const news = useLoadedSettings()?.newFeatures ?? NONE;
  const [folded, setFolded] = usePreference<readonly string[]>('menu.folded', NO_NAMES);
  const [favourites, setFavourites] = usePreference<readonly string[]>('menu.favourites', NO_NAMES);
  const [typed, setTyped] = useState('');
  const hasCentre = session.side !== 'platform' || session.officeCentre != null;
  const shown = useMemo(
    () => arrange(groups, { typed, favourites, hasCentre, textOf: translate }),
    [groups, typed, favourites, hasCentre, translate],
  );
  const onFold = useCallback((area: string) => setFolded(toggled(folded, area)), [folded, setFolded]);
  const onLike = useCallback((name: string) => setFavourites(toggled(favourites, name)), [favourites, setFavourites]);
  const onChosen = useCallback(() => {
    setTyped('');
    onClose();
  }, [onClose]);
  const navigate = useNavigate();
  const openFirst = () => {
    const first = shown[0]?.entries[0];
    if (!typed || !first) return;
    navigate(first.path);
    onChosen();
  };
  const { pathname } = useLocation();
  const page = useMemo(() => pageAt(pages, pathname), [pathname]);
  const label = translate(isNarrow ? 'shell.expandMenu' : 'shell.collapseMenu');
  const content = (
    <>
      <Link to={TODAY_PATH} onClick={onClose} aria-label={`Atrium: ${translate('shell.today')}`} className="at-home">
        {isNarrow ? <Mark size={30} /> : <Wordmark size={28} />}
      </Link>
      <div className="at-menu">
        {isNarrow ? null : <MenuSearch typed={typed} onType={setTyped} onEnter={openFirst} />}
        {shown.map((group) => (
          <MenuGroupList
            key={group.area}
            {...{ group, page, isNarrow, favourites, news, onChosen, onLike }}
            isFolded={!isNarrow && !typed && folded.includes(group.area)}
            onFold={typed ? undefined : onFold}
          />
        ))}
        {shown.length === 0 ? <p role="status">{translate('shell.noPage')}</p> : null}
      </div>
      {isSmall ? null : (
        <div className="at-side-foot">
          <Tooltip title={label} placement="right">
            <IconButton aria-label={label} aria-expanded={!isNarrow} onClick={onToggleNarrow}>
              {isNarrow ? <KeyboardDoubleArrowRight fontSize="small" /> : <KeyboardDoubleArrowLeft fontSize="small" />}
            </IconButton>
          </Tooltip>
        </div>
      )}
    </>
  );
  if (!isSmall)
    return (
      <div className="at-side at-screen" data-narrow={isNarrow ? '' : undefined}>
        <nav className="at-screen" aria-label={translate('shell.menu')}>
          {content}
        </nav>
      </div>
    );
  return (
    <MenuDrawer isOpen={isOpen} onClose={onClose}>
      {content}
    </MenuDrawer>
  );
}
