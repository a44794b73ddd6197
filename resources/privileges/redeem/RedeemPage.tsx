/** /privilege/redeem: at a store, one code after the other (001 §1). The address holds the store. */
import Box from '@mui/material/Box';
import { useQuery } from '@tanstack/react-query';
import { useLocale, useTranslate } from 'ra-core';
import { useSearchParams } from 'react-router';
import { useSession } from '#authProvider/useSession.ts';
import { http } from '#dataProvider/httpClient.ts';
import type { Option } from '#schemas/kernel/calls/errors.ts';
import { readIn } from '#schemas/kernel/fields/localized.ts';
import { can } from '#schemas/kernel/rights/access.ts';
import { Scanner } from '#src/kit/camera/Scanner.tsx';
import { Dropdown } from '#src/kit/choices/Dropdown.tsx';
import { SectionCard } from '#src/kit/page/SectionCard.tsx';
import { StatusChip } from '#src/kit/values/StatusChip.tsx';
import { CentreNeeded } from '../../generate/CentreNeeded.tsx';
import { ScreenHeader } from '../../generate/screen/ScreenHeader.tsx';
import { useEntity } from '../../generate/useEntity.ts';
import { CodeForm } from './CodeForm.tsx';
import { OutcomePanel, toneOf, wordOf } from './OutcomePanel.tsx';
import { type Outcome, useRedeem } from './useRedeem.ts';

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
  const [asked, setAsked] = useSearchParams();
  const store = asked.get('store') ?? '';
  const { outcomes, busy, redeem } = useRedeem(store);
  const { data: options = [] } = useQuery({
    queryKey: ['retail-stores', 'redeem'],
    queryFn: async () =>
      (await http<Option[]>('GET', stores.api.dropDownEverywhere ?? '', { query: { limit: 100, active: true } })).data,
    enabled: can(session, stores, 'dropDown'),
  });
  return (
    <Box sx={columns}>
      <Box sx={{ display: 'grid', gap: 2, minWidth: 0 }}>
        {options.length > 0 && (
          <Dropdown
            fullWidth
            label={translate(`resources.${entity.name}.fields.retailStore`)}
            value={store}
            options={options.map(({ id, label }) => ({ value: String(id), label }))}
            placeholder={translate('resources.promotion-redemptions.scan.anyStore')}
            onChange={(value) => setAsked(value ? { store: value } : {}, { replace: true })}
          />
        )}
        <OutcomePanel outcome={outcomes[0]} busy={busy} />
      </Box>
      <Box sx={card}>
        <Scanner onScan={redeem} goesOn />
        <CodeForm onCode={redeem} />
      </Box>
      <Box sx={{ minWidth: 0 }}>
        <Last outcomes={outcomes} />
      </Box>
    </Box>
  );
}

/** The last codes, the newest first. */
function Last({ outcomes }: { outcomes: readonly Outcome[] }) {
  const translate = useTranslate();
  const locale = useLocale();
  const say = (word: string) => translate(`resources.promotion-redemptions.scan.${word}`);
  if (outcomes.length === 0) return null;
  return (
    <SectionCard title={say('last')}>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1 }}>
        {outcomes.map((outcome) => (
          <Box component="li" key={outcome.number} sx={{ display: 'flex', gap: 1, justifyContent: 'space-between' }}>
            <Box component="span" sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
              {outcome.data
                ? `${readIn(outcome.data.promotionName, locale)} · ${outcome.data.referenceNo}`
                : `${outcome.code}: ${outcome.problem}`}
            </Box>
            <StatusChip tone={toneOf(outcome)}>{say(wordOf(outcome))}</StatusChip>
          </Box>
        ))}
      </Box>
    </SectionCard>
  );
}

/** On a phone the answer stands above the camera, so that both are seen. */
const columns = {
  display: 'grid',
  gap: 2,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) minmax(0, 420px)' },
  gridTemplateRows: { md: 'auto 1fr' },
  alignItems: 'start',
};
const card = {
  display: 'grid',
  gap: 2,
  minWidth: 0,
  p: 2,
  bgcolor: 'background.paper',
  border: '1px solid var(--at-line)',
  borderRadius: 'var(--at-radius)',
  gridColumn: { md: 2 },
  gridRow: { md: '1 / span 2' },
};
