import { type ChangeEvent, useState } from 'react';
import { RequestFailure } from '#authProvider/request.ts';
import type { ContractorForm } from '#schemas/fmForms/contractorForm.ts';
import { useFormFiles } from '#src/kit/upload/formFiles.ts';
import { failureMessage } from '../accountCalls.ts';
import { useTranslation } from '../translation.tsx';
import { endOf, sendFile } from './contractorCalls.ts';

interface Props {
  form: ContractorForm;
  errors: Readonly<Record<string, string>>;
  change: (form: ContractorForm) => void;
  fail: (error: unknown) => void;
}

/** The documents that the permit asks for, each with its file, and others. A file is kept as soon as it is chosen. */
export function Documents({ form, errors, change, fail }: Props) {
  const { t } = useTranslation();
  const { track } = useFormFiles();
  const [busy, setBusy] = useState<string>();
  const [refused, setRefused] = useState<Readonly<Record<string, string>>>({});
  /** Resolves to whether the file has been kept. */
  const send = async (key: string, currentTarget: HTMLInputElement, file: File, documentId?: number): Promise<boolean> => {
    setBusy(key);
    setRefused({});
    try {
      change(await sendFile(file, documentId));
      return true;
    } catch (error) {
      const named = error instanceof RequestFailure ? Object.values(error.errors)[0]?.message : undefined;
      if (endOf(error)) fail(error);
      else setRefused({ [key]: named ?? t(failureMessage(error)) });
      return false;
    } finally {
      currentTarget.value = '';
      setBusy(undefined);
    }
  };
  const choose = (key: string, documentId?: number) => (event: ChangeEvent<HTMLInputElement>) => {
    const { currentTarget } = event;
    const file = currentTarget.files?.[0];
    if (file && !busy) track(key, send(key, currentTarget, file, documentId));
  };
  const input = (key: string, label: string, below: string | undefined, documentId?: number) => (
    <div className="field" key={key}>
      <label htmlFor={key}>{label}</label>
      <input
        id={key}
        type="file"
        className="contractor-file"
        accept=".pdf,.jpg,.jpeg,.png"
        disabled={busy !== undefined}
        aria-invalid={refused[key] || errors[key] ? true : undefined}
        aria-describedby={`${key}-below`}
        onChange={choose(key, documentId)}
      />
      <p id={`${key}-below`} className={refused[key] || errors[key] ? 'below below-wrong' : 'below'} role="status">
        {busy === key ? t('contractor.uploading') : (refused[key] ?? errors[key] ?? below)}
      </p>
    </div>
  );
  return (
    <>
      <p className="below">{t('contractor.documentsHint')}</p>
      {form.documents.map(({ id, formName, required, fileName, rejected }) =>
        input(
          `document.${id}`,
          required ? `${formName} (${t('contractor.required')})` : formName,
          rejected ? t('contractor.rejected') : fileName ? `✓ ${fileName}` : undefined,
          id,
        ),
      )}
      {form.additional.length ? (
        <ul className="contractor-files">
          {form.additional.map(({ name }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: they have nothing else, and only grow
            <li key={index}>✓ {name}</li>
          ))}
        </ul>
      ) : null}
      {input('document.more', t('contractor.addDocument'), undefined)}
    </>
  );
}
