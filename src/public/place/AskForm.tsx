import { type FormEvent, useState } from 'react';
import { RequestFailure } from '#authProvider/request.ts';
import type { AnswersById } from '#schemas/kernel/fields/answers.ts';
import type { PlaceForms } from '#schemas/serviceRequests/placeForms.ts';
import { useFormFiles, useIsWaitingForFiles } from '#src/kit/upload/formFiles.ts';
import { WaitsForFiles } from '#src/kit/upload/WaitsForFiles.tsx';
import { Question } from '../guest/Question.tsx';
import { textIn } from '../guest/textIn.ts';
import { TextField } from '../TextField.tsx';
import { useTranslation } from '../translation.tsx';
import { useProblems } from '../useProblems.ts';
import { asPhoto } from './photo.ts';
import { sendRequest } from './placeCalls.ts';

interface Props {
  form: PlaceForms['forms'][number];
  photoMax: number;
  fail: (error: unknown) => void;
  sent: (referenceNo: string) => void;
  back: (() => void) | undefined;
}

/** The form of a request: its questions, a photo, and whom to answer. What was typed stays where sending fails. */
export function AskForm(props: Props) {
  return (
    <WaitsForFiles>
      <Fields {...props} />
    </WaitsForFiles>
  );
}

function Fields({ form, photoMax, fail, sent, back }: Props) {
  const { t, locale } = useTranslation();
  const [answers, setAnswers] = useState<AnswersById>({});
  const [remark, setRemark] = useState('');
  const [photo, setPhoto] = useState<string | null>(null);
  const [broken, setBroken] = useState(false);
  const [guest, setGuest] = useState({ guestName: '', guestEmail: '', guestMobile: '' });
  const { problems: errors, show, mend, onInput } = useProblems();
  const { track } = useFormFiles();
  const isWaiting = useIsWaitingForFiles();
  const [busy, setBusy] = useState(false);
  // One for each form that is filled in: sent twice, it is kept once.
  const [requestKey] = useState(() => crypto.getRandomValues(new Uint32Array(4)).join('-'));

  /** Resolves to whether the file is a picture that can be sent. */
  const take = async (file: File | undefined): Promise<boolean> => {
    mend('photo');
    setBroken(false);
    try {
      setPhoto(file ? await asPhoto(file, photoMax) : null);
      return true;
    } catch {
      setPhoto(null);
      setBroken(true);
      return false;
    }
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    setBusy(true);
    show({});
    const mobile = guest.guestMobile.trim() || null;
    const body = { ...guest, guestMobile: mobile, guestLanguage: locale, formUuid: form.uuid, answers, photo, requestKey };
    try {
      sent(await sendRequest({ ...body, remark: remark.trim() || null }));
    } catch (error) {
      const named = error instanceof RequestFailure ? Object.entries(error.errors) : [];
      if (!show(Object.fromEntries(named.map(([key, { message }]) => [key, message ?? ''])))) fail(error);
    } finally {
      setBusy(false);
    }
  };
  const photoProblem = errors.photo ?? (broken ? t('place.noPhoto') : undefined);
  const person = (name: keyof typeof guest, type: string, autoComplete: string, required = true) => (
    <TextField
      id={name}
      type={type}
      label={t(`place.${name}`)}
      error={errors[name]}
      value={guest[name]}
      maxLength={name === 'guestMobile' ? 21 : 120}
      required={required}
      autoComplete={autoComplete}
      onChange={(event) => setGuest({ ...guest, [name]: event.target.value })}
    />
  );

  return (
    <form onSubmit={(event) => void submit(event)} onInput={onInput} noValidate>
      <h2>{textIn(form.title, locale)}</h2>
      {form.questions.map((question) => (
        <Question
          key={question.id}
          id={`answers.${question.id}`}
          question={question}
          optional="place.optional"
          value={answers[question.id] ?? null}
          error={errors[`answers.${question.id}`]}
          onChange={(value) => setAnswers({ ...answers, [question.id]: value })}
        />
      ))}
      <div className="field">
        <label htmlFor="remark">{t('place.remark')}</label>
        <div className={`input${errors.remark ? ' input-wrong' : ''}`}>
          <textarea id="remark" rows={3} maxLength={2000} value={remark} onChange={(event) => setRemark(event.target.value)} />
        </div>
      </div>
      <div className="field">
        <label htmlFor="photo">{t('place.photo')}</label>
        <input
          id="photo"
          type="file"
          accept="image/*"
          aria-invalid={photoProblem ? true : undefined}
          aria-describedby={photoProblem ? 'photo-below' : undefined}
          onChange={(event) => track('photo', take(event.target.files?.[0]))}
        />
        {photoProblem ? (
          <p id="photo-below" className="below below-wrong">
            {photoProblem}
          </p>
        ) : null}
        {photo ? <img className="place-photo" src={photo} alt={t('place.photoOf')} /> : null}
      </div>
      {person('guestName', 'text', 'name')}
      {person('guestEmail', 'email', 'email')}
      {person('guestMobile', 'tel', 'tel', false)}
      <button type="submit" className="primary" disabled={busy || isWaiting} aria-busy={busy || isWaiting}>
        {form.buttonText ? textIn(form.buttonText, locale) : t('place.send')}
      </button>
      <p className="below" role="status">
        {isWaiting ? t('place.waiting') : ''}
      </p>
      {back ? (
        <button type="button" className="secondary" onClick={back}>
          {t('place.other')}
        </button>
      ) : null}
    </form>
  );
}
