import { useTranslate } from 'ra-core';
import { useSession } from '#authProvider/useSession.ts';
import type { Entity } from '#schemas/kernel/entity/entity.ts';
import { rowsQuery } from '#schemas/kernel/lists/listCall.ts';
import { can } from '#schemas/kernel/rights/access.ts';
import { MailButton } from '../../MailButton.tsx';
import { SubscribeLink } from '../../SubscribeLink.tsx';
import { useAtrium } from '../../useAtrium.ts';
import { useWords } from '../../words.ts';
import { useShownRows } from '../rows/useShownRows.ts';

/** Asks for the list, as it is filtered and sorted now, as a spreadsheet by e-mail: at once, or on a schedule. */
export function EmailListButton({ entity }: { entity: Entity }) {
  const rows = useShownRows();
  const session = useSession();
  const provider = useAtrium();
  const translate = useTranslate();
  const words = useWords(entity);
  if (!entity.api.verbs.emailRecord || !can(session, entity, 'emailRecord')) return null;
  const order = async () => {
    await provider.emailRecord(entity.name, rows);
    return true;
  };
  return (
    <>
      <MailButton label={translate('kit.emailList')} order={order} />
      <SubscribeLink
        begins={{ about: 'LIST', source: entity.name, name: words.name(2) }}
        query={rowsQuery(entity, { ...rows, sort: { ...rows.sort, order: rows.sort.order === 'ASC' ? 'ASC' : 'DESC' } })}
      />
    </>
  );
}
