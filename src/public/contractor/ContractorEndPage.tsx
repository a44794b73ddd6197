import type { PublicPageProps } from '../PublicPageProps.ts';
import { Result } from '../Result.tsx';
import type { ResultIconKind } from '../ResultIcon.tsx';
import { useTranslation } from '../translation.tsx';

const signs: Readonly<Record<string, ResultIconKind>> = { submitted: 'done', expired: 'expired', invalid: 'failed' };

/** /contractor-form/submitted, /expired and /invalid (000 §2): the form is handed in, or its link does not work. No way leads on from them. */
export default function ContractorEndPage({ path }: PublicPageProps) {
  const { t } = useTranslation();
  const end = path.split('/').at(-1) as string;
  return (
    <Result sign={signs[end] ?? 'failed'} title={t(`contractor.${end}.title`)} text={t(`contractor.${end}.text`)}>
      {null}
    </Result>
  );
}
