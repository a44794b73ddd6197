/** /privilege/redeem: at a store, one code after the other (001 §1). The address holds the store. */
import { useQuery } from '@tanstack/react-query';
import { useLocale, useTranslate } from 'ra-core';
import { useSearchParams } from 'react-router';
import { useSession } from '#authProvider/useSession.ts';
import { http } from '#dataProvider/httpClient.ts';
import type { Option } from '#schemas/kernel/calls/errors.ts';
import { readIn } from '#schemas/kernel/fields/localized.ts';
import { can } from '#schemas/kernel/rights/access.ts';
import { Dropdown } from '#src/kit/choices/Dropdown.tsx';
import { ScanDesk } from '#src/kit/scanDesk/ScanDesk.tsx';
import { DateTime } from '#src/kit/values/DateTime.tsx';
import { CentreNeeded } from '../../generate/CentreNeeded.tsx';
import { ScreenHeader } from '../../generate/screen/ScreenHeader.tsx';
import { useEntity } from '../../generate/useEntity.ts';
import { useRedeem } from './useRedeem.ts';

export default function RedeemPage() {
  const { officeCentre } = useSession();
  return (
    <>
      <ScreenHeader />
      {officeCentre ? <AtStore /> : <CentreNeeded />}
    </>
  );
}

function AtStore() {
  // Brings the words of the area.
  const entity = useEntity('promotion-redemptions');
  const stores = useEntity('retail-stores');
  const session = useSession();
  const translate = useTranslate();
  const locale = useLocale();
  const say = (word: string) => translate(`resources.${entity.name}.scan.${word}`);
  const [asked, setAsked] = useSearchParams();
  const store = asked.get('store') ?? '';
  const scans = useRedeem(store);
  const { data: options = [] } = useQuery({
    queryKey: ['retail-stores', 'redeem'],
    queryFn: async () =>
      (await http<Option[]>('GET', stores.api.dropDownEverywhere ?? '', { query: { limit: 100, active: true } })).data,
    enabled: can(session, stores, 'dropDown'),
  });
  return (
    <ScanDesk
      scans={scans}
      say={say}
      codeLabel={say('code')}
      sendLabel={say('redeem')}
      titleOf={({ promotionName }) => readIn(promotionName, locale)}
      about={({ referenceNo, redeemedDate }) => (
        <>
          {referenceNo} · <DateTime value={redeemedDate} />
        </>
      )}
      lineOf={({ promotionName, referenceNo }) => `${readIn(promotionName, locale)} · ${referenceNo}`}
      above={
        options.length > 0 && (
          <Dropdown
            fullWidth
            label={translate(`resources.${entity.name}.fields.retailStore`)}
            value={store}
            options={options.map(({ id, label }) => ({ value: String(id), label }))}
            placeholder={say('anyStore')}
            onChange={(value) => setAsked(value ? { store: value } : {}, { replace: true })}
          />
        )
      }
    />
  );
}
