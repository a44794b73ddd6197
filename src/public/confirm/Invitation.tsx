import type { InvitationFacts } from '../accountCalls.ts';
import { useTranslation } from '../translation.tsx';

/** Who invites: the company, and the building where that is another name. */
export function Invitation({ invitation: { companyName, buildingName } }: { invitation: InvitationFacts }) {
  const { t } = useTranslation();
  return (
    <dl className="facts">
      <div>
        <dt>{t('entry.confirm.invitedBy')}</dt>
        <dd>{companyName}</dd>
      </div>
      {buildingName && buildingName !== companyName ? (
        <div>
          <dt>{t('entry.confirm.building')}</dt>
          <dd>{buildingName}</dd>
        </div>
      ) : null}
    </dl>
  );
}
