import { type FormEvent, useState } from 'react';
import { RequestFailure } from '#authProvider/request.ts';
import type { AnswersById, AnswerValue } from '#schemas/kernel/fields/answers.ts';
import { Banner } from '../Banner.tsx';
import { TextField } from '../TextField.tsx';
import { useTranslation } from '../translation.tsx';
import { useProblems } from '../useProblems.ts';
import type { GuestPart } from './GuestPart.ts';
import { decline, register } from './guestCalls.ts';
import { Question } from './Question.tsx';

/** Confirms or corrects what the host has said, answers the event's questions, or declines. */
export function Register({ facts, change, fail }: GuestPart) {
  const { t, locale } = useTranslation();
  const { guest, questions, can, confirmed } = facts;
  const [name, setName] = useState(guest.name);
  const [mobile, setMobile] = useState(guest.mobile ?? '');
  const [answers, setAnswers] = useState<AnswersById>(() =>
    Object.fromEntries(facts.answers.map(({ id, value }) => [id, value])),
  );
  const { problems: errors, show, onInput } = useProblems();
  const [busy, setBusy] = useState(false);
  const [endpoints, setAsks] = useState(false);

  const run = async (call: () => Promise<typeof facts>) => {
    if (busy) return;
    setBusy(true);
    show({});
    try {
      change(await call());
      window.scrollTo(0, 0);
    } catch (error) {
      const named = error instanceof RequestFailure ? Object.entries(error.errors) : [];
      if (!show(Object.fromEntries(named.map(([key, { message }]) => [key, message ?? ''])))) fail(error);
    } finally {
      setBusy(false);
    }
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void run(() => register({ guestName: name, guestMobile: mobile.trim() || null, guestLanguage: locale, answers }));
  };

  return (
    <>
      {confirmed ? <Banner tone="success">{t('guest.register.confirmed')}</Banner> : null}
      {can.register ? (
        <form onSubmit={submit} onInput={onInput} noValidate>
          {confirmed ? null : <p className="lead">{t('guest.register.lead')}</p>}
          <TextField id="guestEmail" label={t('guest.register.email')} value={guest.email} readOnly autoComplete="email" />
          <TextField
            id="guestName"
            label={t('guest.register.name')}
            error={errors.guestName}
            value={name}
            maxLength={120}
            autoComplete="name"
            onChange={(event) => setName(event.target.value)}
          />
          <TextField
            id="guestMobile"
            type="tel"
            label={t('guest.register.mobile')}
            error={errors.guestMobile}
            value={mobile}
            maxLength={21}
            required={false}
            autoComplete="tel"
            onChange={(event) => setMobile(event.target.value)}
          />
          {questions.map((question) => (
            <Question
              key={question.id}
              id={`answers.${question.id}`}
              question={question}
              value={answers[question.id] ?? null}
              error={errors[`answers.${question.id}`]}
              onChange={(value: AnswerValue | null) => setAnswers({ ...answers, [question.id]: value })}
            />
          ))}
          <button type="submit" className="primary" disabled={busy} aria-busy={busy}>
            {t(confirmed ? 'guest.register.change' : 'guest.register.confirm')}
          </button>
          {endpoints ? (
            <fieldset className="guest-sure">
              <legend>{t('guest.register.sure')}</legend>
              <button type="button" className="secondary" disabled={busy} onClick={() => void run(decline)}>
                {t('guest.register.decline')}
              </button>
              <button type="button" className="link" onClick={() => setAsks(false)}>
                {t('guest.register.stay')}
              </button>
            </fieldset>
          ) : (
            <button type="button" className="secondary" onClick={() => setAsks(true)}>
              {t('guest.register.decline')}
            </button>
          )}
        </form>
      ) : (
        <Banner tone="info">{t('guest.register.closed')}</Banner>
      )}
    </>
  );
}
