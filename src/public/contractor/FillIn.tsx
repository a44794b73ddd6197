import { type FormEvent, type ReactNode, useState } from 'react';
import { apiUrl, RequestFailure } from '#authProvider/request.ts';
import type { ContractorForm } from '#schemas/fmForms/contractorForm.ts';
import { useIsWaitingForFiles } from '#src/kit/upload/formFiles.ts';
import { WaitsForFiles } from '#src/kit/upload/WaitsForFiles.tsx';
import { Banner } from '../Banner.tsx';
import { CheckField } from '../CheckField.tsx';
import { navigate } from '../navigate.ts';
import { TextField } from '../TextField.tsx';
import { useTranslation } from '../translation.tsx';
import { useProblems } from '../useProblems.ts';
import { endOf, submitForm, termsPath } from './contractorCalls.ts';
import { Documents } from './Documents.tsx';
import { bodyOf, type Entered, enteredIn, problemsIn } from './entered.ts';
import { SignaturePad, typedSignature } from './SignaturePad.tsx';
import { useDraft } from './useDraft.ts';
import { Workers } from './Workers.tsx';

interface Props {
  form: ContractorForm;
  change: (form: ContractorForm) => void;
  fail: (error: unknown) => void;
}
type TextName = { [K in keyof Entered]: Entered[K] extends string ? K : never }[keyof Entered];

const said = { none: undefined, saving: 'contractor.saving', saved: 'contractor.saved', failed: 'contractor.notSaved' } as const;

/** The part of the form that the contractor fills in, from the workers to the signature. */
export function FillIn(props: Props) {
  return (
    <WaitsForFiles>
      <Parts {...props} />
    </WaitsForFiles>
  );
}

function Parts({ form, change, fail }: Props) {
  const { t } = useTranslation();
  const [entered, setEntered] = useState(() => enteredIn(form));
  const [typed, setTyped] = useState(false);
  const [drawn, setDrawn] = useState<string | null>(null);
  const { problems: shown, show, onInput } = useProblems();
  /** The faults that this page has found; the others are the server's. */
  const [found, setFound] = useState<readonly string[]>([]);
  const [busy, setBusy] = useState(false);
  const isWaiting = useIsWaitingForFiles();
  // Nothing is kept while it is sent, nor afterwards.
  const draft = useDraft(busy ? undefined : entered, fail);
  const set = (values: Partial<Entered>) => setEntered((before) => ({ ...before, ...values }));

  const problems = problemsIn(form, entered, { typed, drawn });
  // What this page has found can be mended in another place: a name in the second row, a file that has arrived.
  const errors = Object.fromEntries(Object.entries(shown).filter(([name]) => !found.includes(name) || name in problems));
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    setFound(Object.keys(problems));
    show(Object.fromEntries(Object.entries(problems).map(([name, key]) => [name, t(key)])));
    if (Object.keys(problems).length) return;
    setBusy(true);
    try {
      const signature = typed ? typedSignature(entered.signatureName.trim()) : (drawn as string);
      await submitForm(bodyOf(form, entered, signature, typed));
      navigate('/contractor-form/submitted', { replace: true });
    } catch (error) {
      setBusy(false);
      const named = error instanceof RequestFailure ? Object.entries(error.errors) : [];
      if (endOf(error) || !named.length) fail(error);
      show(Object.fromEntries(named.map(([name, { message }]) => [name.split(/[.[]/)[0] as string, message ?? ''])));
    }
  };

  const field = (name: TextName, type: string, more: { label?: string; max?: number; min?: string; hint?: string } = {}) => (
    <TextField
      id={name}
      type={type}
      label={more.label ?? t(`contractor.${name}`)}
      error={errors[name]}
      hint={more.hint}
      value={entered[name]}
      maxLength={more.max}
      min={more.min}
      autoComplete="off"
      onChange={(event) => set({ [name]: event.target.value })}
    />
  );
  const group = (title: string, children: ReactNode) => (
    <section className="contractor-group" aria-label={t(title)}>
      <h2>{t(title)}</h2>
      {children}
    </section>
  );
  const asked = form.asked;
  const zone = t('contractor.zone', { zone: form.zone });
  const askedField = {
    workLocation: () => field('workLocation', 'text', { label: t('contractor.askWorkLocation'), max: 200 }),
    workNature: () => field('workNature', 'text', { label: t('contractor.askWorkNature'), max: 1000 }),
    workStartDate: () => field('workStartDate', 'datetime-local', { label: t('contractor.askWorkStartDate'), hint: zone }),
    workEndDate: () => field('workEndDate', 'datetime-local', { label: t('contractor.askWorkEndDate'), hint: zone }),
  };
  const status = said[draft];
  // What belongs to no input of this page, such as times that the building has set.
  const beside = Object.entries(errors).filter(
    ([name]) => ['workers', 'declarations', 'workStartDate', 'workEndDate'].includes(name) && !asked.includes(name as never),
  );
  return (
    <form className="contractor" onSubmit={(event) => void submit(event)} onInput={onInput} noValidate>
      {asked.length
        ? group(
            'contractor.factsTitle',
            asked.map((name) => <div key={name}>{askedField[name]()}</div>),
          )
        : null}
      {form.noisyWork && form.quietHours ? (
        <Banner tone="info">{t('contractor.noise', { hours: form.quietHours })}</Banner>
      ) : null}
      {group(
        'contractor.youTitle',
        <>
          <p className="account">{`${form.contractorCompany} · ${form.contractorEmail}`}</p>
          {field('contractorName', 'text', { max: 120 })}
          {field('contractorMobile', 'tel', { max: 21 })}
        </>,
      )}
      {group(
        'contractor.workersTitle',
        <Workers most={form.mostWorkers} workers={entered.workers} errors={errors} onChange={(workers) => set({ workers })} />,
      )}
      {group(
        'contractor.proofsTitle',
        <>
          {field('insuranceExpiryDate', 'date', { min: form.today })}
          {field('trainingExpiryDate', 'date', { min: form.today })}
        </>,
      )}
      {group('contractor.documentsTitle', <Documents form={form} errors={errors} change={change} fail={fail} />)}
      {group(
        'contractor.declarationsTitle',
        <>
          {form.hasTerms ? (
            <p>
              <a className="link" href={apiUrl(termsPath())}>
                {t('contractor.terms')}
              </a>
            </p>
          ) : null}
          {form.declarations.map((one) => (
            <CheckField
              key={one}
              id={`declaration.${one}`}
              label={t(`contractor.declarations.${one}`)}
              error={errors[`declaration.${one}`]}
              checked={entered.declarations.includes(one)}
              onChange={(on) =>
                set({ declarations: on ? [...entered.declarations, one] : entered.declarations.filter((other) => other !== one) })
              }
            />
          ))}
          <div className="field">
            <label htmlFor="remark">{t('contractor.remark')}</label>
            <div className="input">
              <textarea
                id="remark"
                rows={3}
                maxLength={1000}
                value={entered.remark}
                onChange={(event) => set({ remark: event.target.value })}
              />
            </div>
          </div>
        </>,
      )}
      {group(
        'contractor.signTitle',
        <>
          {field('signatureName', 'text', { max: 120, hint: typed ? t('contractor.typedHint') : undefined })}
          <CheckField id="typed" label={t('contractor.typed')} checked={typed} onChange={setTyped} />
          {typed ? null : <SignaturePad error={errors.signature} onChange={setDrawn} />}
        </>,
      )}
      {Object.keys(errors).length ? (
        <Banner tone="danger">{beside.length ? beside.map(([, message]) => message).join(' ') : t('contractor.wrong')}</Banner>
      ) : null}
      <button type="submit" className="primary" disabled={busy || isWaiting} aria-busy={busy || isWaiting}>
        {t('contractor.submit')}
      </button>
      <p className="below" role="status">
        {isWaiting ? t('contractor.waiting') : status ? t(status) : ''}
      </p>
    </form>
  );
}
