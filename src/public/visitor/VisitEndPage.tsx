import type { PublicPageProps } from '../PublicPageProps.ts';
import { Result } from '../Result.tsx';
import { useTranslation } from '../translation.tsx';

/** A link of a visitor, or of somebody who approves visits, that does not work: wrong and over look the same. */
export default function VisitEndPage({ path }: PublicPageProps) {
  const { t } = useTranslation();
  const isApproval = path.startsWith('/visit-approval');
  return (
    <Result
      sign="expired"
      title={t(isApproval ? 'visitor.approval.invalidTitle' : 'visitor.invalid.title')}
      text={t(isApproval ? 'visitor.approval.invalidText' : 'visitor.invalid.text')}
    >
      {null}
    </Result>
  );
}
