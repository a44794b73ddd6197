import { useTranslate } from 'ra-core';
import { useSession } from '#authProvider/useSession.ts';
import type { Entity } from '#schemas/kernel/entity/entity.ts';
import { can } from '#schemas/kernel/rights/access.ts';
import { MailButton } from '../../MailButton.tsx';
import { useAtrium } from '../../useAtrium.ts';
import { useShownRows } from '../rows/useShownRows.ts';

/** Asks for the list, as it is filtered and sorted now, as a spreadsheet by e-mail. */
export function EmailListButton({ entity }: { entity: Entity }) {
  const rows = useShownRows();
  const session = useSession();
  const provider = useAtrium();
  const translate = useTranslate();
  if (!entity.api.verbs.emailRecord || !can(session, entity, 'emailRecord')) return null;
  const order = async () => {
    await provider.emailRecord(entity.name, rows);
    return true;
  };
  return <MailButton label={translate('kit.emailList')} order={order} />;
}
