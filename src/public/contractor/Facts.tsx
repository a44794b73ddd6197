import type { ContractorForm } from '#schemas/fmForms/contractorForm.ts';
import { useTranslation } from '../translation.tsx';

/** What the permit says already. */
export function Facts({ form }: { form: ContractorForm }) {
  const { t, locale } = useTranslation();
  const { workStartDate, workEndDate, zone } = form;
  const clock = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short', timeZone: zone });
  const yes = (is: boolean) => t(is ? 'contractor.yes' : 'contractor.no');
  const rows = [
    ['referenceNo', form.referenceNo],
    ['tenant', form.tenant],
    ['applicant', [form.applicantName, form.applicantCompany].filter(Boolean).join(', ')],
    ['requestType', t(`contractor.types.${form.requestType}`)],
    ['workLocation', form.workLocation],
    ['floorNo', form.floorNo],
    ['workNature', form.workNature],
    ['period', workStartDate && workEndDate ? clock.formatRange(new Date(workStartDate), new Date(workEndDate)) : null],
    ['overnightWork', yes(form.overnightWork)],
    ['noisyWork', yes(form.noisyWork)],
    ['adminFee', form.adminFee],
  ] as const;
  return (
    <section aria-label={t('contractor.factsTitle')}>
      <dl className="facts">
        {rows.map(([name, value]) =>
          value ? (
            <div key={name}>
              <dt>{t(`contractor.facts.${name}`)}</dt>
              <dd className="contractor-lines">{value}</dd>
            </div>
          ) : null,
        )}
      </dl>
    </section>
  );
}
