import { type FormEvent, useState } from 'react';
import { RequestFailure } from '#authProvider/request.ts';
import { textIn } from '../guest/textIn.ts';
import { TextField } from '../TextField.tsx';
import { useTranslation } from '../translation.tsx';
import { useProblems } from '../useProblems.ts';
import type { Asks, Entered } from './visitorCalls.ts';

const fields = [
  ['COMPANY', 'company', 'organization', 'text'],
  ['EMAIL', 'email', 'email', 'email'],
  ['MOBILE_NO', 'mobileNo', 'tel', 'tel'],
  ['VEHICLE_PLATE_NO', 'vehiclePlateNo', 'off', 'text'],
  ['IDENTITY_NO', 'identityNo', 'off', 'text'],
] as const;

interface Props {
  asks: Asks;
  given?: Partial<Record<string, string | null>>;
  /** Throws what the server refuses. */
  send: (entered: Entered) => Promise<void>;
  fail: (error: unknown) => void;
  /** A station keeps nothing of the one before: no browser offers what was typed. */
  shared?: boolean;
}

/** What a visitor is asked: details, questions, documents that are signed with a name. */
export function DetailsForm({ asks, given = {}, send, fail, shared }: Props) {
  const { t, locale } = useTranslation();
  const [values, setValues] = useState<Record<string, string>>({});
  const [accepted, setAccepted] = useState<readonly string[]>([]);
  const [busy, setBusy] = useState(false);
  const { problems, show, onInput } = useProblems();
  const of = (name: string) => values[name] ?? given[name] ?? '';
  const set = (name: string) => (event: { target: { value: string } }) => setValues({ ...values, [name]: event.target.value });
  const labelOf = (name: string, required: boolean) =>
    required ? t(`visitor.${name}`) : t('visitor.optional', { label: t(`visitor.${name}`) });

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    const missing: Record<string, string> = {};
    if (!of('visitorName').trim()) missing.visitorName = t('visitor.required');
    for (const [code, name] of fields)
      if (asks.required.includes(code) && !of(name).trim()) missing[name] = t('visitor.required');
    for (const [index, { required }] of asks.questions.entries())
      if (required && !of(`question${index}`).trim()) missing[`question${index}`] = t('visitor.required');
    if (asks.documents.some(({ name }) => !accepted.includes(name))) missing.accepted = t('visitor.acceptAll');
    if (asks.documents.length && !of('signedName').trim()) missing.signedName = t('visitor.required');
    show(missing);
    if (Object.keys(missing).length) return;
    setBusy(true);
    try {
      const own = Object.fromEntries(
        fields
          .filter(([code]) => asks.asked.includes(code))
          .flatMap(([, name]) => (of(name).trim() ? [[name, of(name).trim()]] : [])),
      );
      await send({
        visitorName: of('visitorName').trim(),
        ...own,
        answers: asks.questions.map(({ name }, index) => ({
          id: String(index + 1),
          question: name,
          answer: of(`question${index}`).trim(),
        })),
        accepted: asks.documents.map(({ name, versionNo }, index) => ({ id: String(index + 1), document: name, versionNo })),
        ...(asks.documents.length ? { signedName: of('signedName').trim() } : {}),
      });
    } catch (error) {
      if (error instanceof RequestFailure && error.status === 422)
        show(Object.fromEntries(Object.entries(error.errors).map(([name, one]) => [name.split('[')[0] as string, one.message])));
      fail(error);
    } finally {
      setBusy(false);
    }
  };
  const filled = shared ? 'off' : undefined;
  return (
    <form onSubmit={(event) => void submit(event)} onInput={onInput} noValidate autoComplete={filled}>
      <TextField
        id="visitorName"
        label={t('visitor.name')}
        error={problems.visitorName}
        value={of('visitorName')}
        maxLength={120}
        autoComplete={filled ?? 'name'}
        onChange={set('visitorName')}
      />
      {fields
        .filter(([code]) => asks.asked.includes(code))
        .map(([code, name, complete, type]) => (
          <TextField
            key={name}
            id={name}
            type={type}
            label={labelOf(name, asks.required.includes(code))}
            required={asks.required.includes(code)}
            error={problems[name]}
            value={of(name)}
            maxLength={name === 'vehiclePlateNo' ? 15 : 150}
            autoComplete={filled ?? complete}
            onChange={set(name)}
          />
        ))}
      {asks.questions.map(({ name, question, required }, index) => (
        <TextField
          key={name}
          id={`question${index}`}
          label={required ? textIn(question, locale) : t('visitor.optional', { label: textIn(question, locale) })}
          required={required}
          error={problems[`question${index}`]}
          value={of(`question${index}`)}
          maxLength={500}
          autoComplete="off"
          onChange={set(`question${index}`)}
        />
      ))}
      {asks.documents.map(({ name, title, content }) => (
        <div key={name} className="field visit-document">
          <div className="visit-document-text">{textIn(content, locale)}</div>
          <label className="visit-accept">
            <input
              type="checkbox"
              checked={accepted.includes(name)}
              onChange={() => setAccepted(accepted.includes(name) ? accepted.filter((one) => one !== name) : [...accepted, name])}
            />
            {t('visitor.accept', { name: textIn(title, locale) })}
          </label>
        </div>
      ))}
      {problems.accepted ? <p className="below below-wrong">{problems.accepted}</p> : null}
      {asks.documents.length ? (
        <TextField
          id="signedName"
          label={t('visitor.sign')}
          error={problems.signedName}
          value={of('signedName')}
          maxLength={120}
          autoComplete="off"
          onChange={set('signedName')}
        />
      ) : null}
      <button type="submit" className="primary" disabled={busy} aria-busy={busy}>
        {t(busy ? 'visitor.sending' : 'visitor.send')}
      </button>
    </form>
  );
}
