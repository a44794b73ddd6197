import { useGetOne } from 'ra-core';
import { Suspense } from 'react';
import { useSession } from '#authProvider/useSession.ts';
import { ActiveChip } from '#resources/generate/ActiveChip.tsx';
import { ActionBar } from '#resources/generate/actions/ActionBar.tsx';
import { ScreenHeader } from '#resources/generate/screen/ScreenHeader.tsx';
import { useScreen } from '#resources/generate/screen/screenContext.ts';
import { Details } from '#resources/generate/show/Details.tsx';
import { useEntity } from '#resources/generate/useEntity.ts';
import { screenFor } from '#schemas/kernel/areas/screen.ts';
import { refusalOf } from '#schemas/kernel/rights/access.ts';
import type { SessionCentre } from '#schemas/kernel/rights/session.ts';
import { withTexts } from '#src/app/texts.ts';
import { latePart } from '#src/kit/late/late.tsx';
import { ErrorState } from '#src/kit/states/ErrorState.tsx';
import { SectionsSkeleton } from '#src/kit/states/Skeletons.tsx';
import { CentreMissing } from './CentreMissing.tsx';

const IdentityProviderCard = latePart(() => withTexts('sso', import('../../account/IdentityProviderCard.tsx')));

/** /company-info (000 §2): the details of the office centre; for a building also its single sign-on. */
export default function CompanyInfoPage() {
  const session = useSession();
  if (!session.officeCentre) return <CentreMissing />;
  return <Company centre={session.officeCentre} />;
}

function Company({ centre }: { centre: SessionCentre }) {
  const session = useSession();
  const entity = useEntity(screenFor(useScreen(), session).shows ?? '');
  const { data, error, refetch } = useGetOne(entity.name, { id: centre.officeCentreId }, { retry: false });
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) return <SectionsSkeleton />;
  const hasProvider = centre.officeCentreType === 'LANDLORD' && !refusalOf(session, { permission: 'ACCOUNT_VIEW' });
  return (
    <>
      <ScreenHeader
        note={centre.companyName}
        aside={<ActiveChip active={data.active === true} />}
        actions={<ActionBar entity={entity} record={data} />}
      />
      <Details entity={entity} record={data} />
      {hasProvider ? (
        <Suspense fallback={null}>
          <IdentityProviderCard />
        </Suspense>
      ) : null}
    </>
  );
}
