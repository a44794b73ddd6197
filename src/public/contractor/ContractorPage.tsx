import '../guest.css';
import './contractor.css';
import { useCallback, useEffect, useState } from 'react';
import type { ContractorForm } from '#schemas/fmForms/contractorForm.ts';
import { failureMessage } from '../accountCalls.ts';
import { Banner } from '../Banner.tsx';
import { Frame } from '../Frame.tsx';
import { navigate } from '../navigate.ts';
import { Pending } from '../Pending.tsx';
import { useTranslation } from '../translation.tsx';
import { endOf, readForm } from './contractorCalls.ts';
import { Facts } from './Facts.tsx';
import { FillIn } from './FillIn.tsx';

/** /contractor-form/:token (000 §2): the contractor of a permit reads it, fills it in, and signs. */
export default function ContractorPage() {
  const { t, locale } = useTranslation();
  const [form, setForm] = useState<ContractorForm>();
  const [failure, setFailure] = useState('');
  const fail = useCallback((error: unknown) => {
    const end = endOf(error);
    if (end) navigate(end, { replace: true });
    else setFailure(failureMessage(error));
  }, []);
  const change = useCallback((next: ContractorForm) => {
    setFailure('');
    setForm(next);
  }, []);
  useEffect(() => {
    readForm().then(change, fail);
  }, [change, fail]);
  const until = (iso: string, timeZone: string) =>
    new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short', timeZone }).format(new Date(iso));
  return (
    <Frame title={t('contractor.title')}>
      <h1>{t('contractor.title')}</h1>
      {failure ? <Banner tone="danger">{t(failure)}</Banner> : null}
      {form ? (
        <>
          <p className="lead">
            {t('contractor.lead', { building: form.building })} {t('contractor.until', { at: until(form.until, form.zone) })}
          </p>
          <Facts form={form} />
          <FillIn form={form} change={change} fail={fail} />
        </>
      ) : (
        <Pending failed={failure !== ''} text="contractor.loading" />
      )}
    </Frame>
  );
}
