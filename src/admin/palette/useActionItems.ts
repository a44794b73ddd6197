import Contrast from '@mui/icons-material/Contrast';
import Keyboard from '@mui/icons-material/KeyboardOutlined';
import Language from '@mui/icons-material/Language';
import Logout from '@mui/icons-material/Logout';
import Print from '@mui/icons-material/PrintOutlined';
import SwapHoriz from '@mui/icons-material/SwapHoriz';
import { useTranslate } from 'ra-core';
import { locales } from '#i18n/locales.ts';
import { printPage } from '#src/kit/page/printing.ts';
import { colourMode, colourModes, setColourMode } from '../../theme/colourMode.ts';
import { useLanguageChoice } from '../account/useLanguageChoice.ts';
import type { Item } from './items.ts';
import { openShellDialog, signOutWithConfirm } from './shellDialog.ts';

/** What a person can do from anywhere: another account, language or appearance, the keys, printing, signing out. */
export function useActionItems(): Item[] {
  const translate = useTranslate();
  const [locale, setLocale] = useLanguageChoice();
  const action = (key: string, label: string, Icon: Item['Icon'], run: () => void, note?: string): Item => ({
    key: key.replaceAll(' ', '-'),
    alias: key,
    group: 'actions',
    label,
    note,
    Icon,
    run,
  });
  return [
    action('switch account', translate('shell.switchAccount'), SwapHoriz, () => openShellDialog('switchAccount')),
    ...colourModes
      .filter((mode) => mode !== colourMode())
      .map((mode) =>
        action(`theme ${mode}`, translate(`shell.${mode}`), Contrast, () => setColourMode(mode), translate('shell.colours')),
      ),
    ...locales
      .filter((one) => one.locale !== locale)
      .map((one) =>
        action(`language ${one.locale}`, one.name, Language, () => setLocale(one.locale), translate('shell.language')),
      ),
    action('keyboard shortcuts', translate('desk.keys.title'), Keyboard, () => openShellDialog('overlay')),
    // After the palette has closed.
    action('print', translate('desk.print'), Print, () => void setTimeout(() => void printPage(), 300)),
    action('sign out', translate('shell.signOut'), Logout, signOutWithConfirm),
  ];
}
