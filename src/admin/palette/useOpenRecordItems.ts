import Bolt from '@mui/icons-material/BoltOutlined';
import { useTranslate } from 'ra-core';
import { useSession } from '#authProvider/useSession.ts';
import { usePageActions } from '#src/app/pageActions.ts';
import { offeredTo } from '../../kit/page/pageButtons.ts';
import type { Item } from './items.ts';

/** The actions of the open record, in the order of its buttons. */
export function useOpenRecordItems(): Item[] {
  const translate = useTranslate();
  const session = useSession();
  const { title, buttons = [] } = usePageActions() ?? {};
  return offeredTo(session, buttons).flatMap(({ key, kind, label, to, onPress, disabled, busy }): Item[] =>
    // Printing is one of the actions that every page has.
    disabled || busy || kind === 'print'
      ? []
      : [
          {
            key: `do-${key.replaceAll(/\W/g, '-')}`,
            group: 'record',
            label: label ?? translate(`kit.${kind}`),
            note: title,
            alias: key,
            Icon: Bolt,
            to,
            run: onPress,
          },
        ],
  );
}
