import { type FormEvent, useState } from 'react';
import { MAX_STARS } from '#schemas/events/guest.ts';
import { Banner } from '../Banner.tsx';
import { useTranslation } from '../translation.tsx';
import { useProblems } from '../useProblems.ts';
import { Choices } from './Choices.tsx';
import type { GuestPart } from './GuestPart.ts';
import { giveFeedback } from './guestCalls.ts';

const COMMENT = 1000;

/** Stars and words, once, after the session has begun. */
export function Feedback({ facts, change, fail }: GuestPart) {
  const { t } = useTranslation();
  const [stars, setStars] = useState('');
  const [comment, setComment] = useState('');
  const { problems, show, onInput } = useProblems();
  const [busy, setBusy] = useState(false);
  if (facts.feedback) return <Banner tone="success">{t('guest.feedback.done', { stars: facts.feedback.stars })}</Banner>;
  if (!facts.can.feedback) return <Banner tone="info">{t('guest.feedback.early')}</Banner>;

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!stars) return void show({ stars: t('guest.feedback.starsRequired') });
    if (busy) return;
    setBusy(true);
    try {
      change(await giveFeedback(Number(stars), comment));
    } catch (failed) {
      fail(failed);
    } finally {
      setBusy(false);
    }
  };
  const options = Array.from({ length: MAX_STARS }, (_, index) => {
    const value = String(index + 1);
    return { value, label: t('guest.feedback.star', { stars: value }) };
  });
  return (
    <form onSubmit={(event) => void submit(event)} onInput={onInput} noValidate>
      <fieldset
        className="field guest-group"
        id="stars"
        tabIndex={-1}
        aria-describedby={problems.stars ? 'stars-below' : undefined}
      >
        <legend>{t('guest.feedback.stars')}</legend>
        <Choices name="stars" inRow options={options} value={stars} onChange={setStars} />
        {problems.stars ? (
          <p id="stars-below" className="below below-wrong" role="alert">
            {problems.stars}
          </p>
        ) : null}
      </fieldset>
      <div className="field">
        <label htmlFor="comment">{t('guest.feedback.comment')}</label>
        <div className="input">
          <textarea
            id="comment"
            rows={5}
            maxLength={COMMENT}
            value={comment}
            onChange={(event) => setComment(event.target.value)}
          />
        </div>
      </div>
      <button type="submit" className="primary" disabled={busy} aria-busy={busy}>
        {t('guest.feedback.send')}
      </button>
    </form>
  );
}
