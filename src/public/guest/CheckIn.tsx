import { type FormEvent, useEffect, useState } from 'react';
import { RequestFailure } from '#authProvider/request.ts';
import { checkInText } from '#schemas/events/checkInCode.ts';
import { qrImage } from '#src/kit/qr/qrImage.ts';
import { Banner } from '../Banner.tsx';
import { TextField } from '../TextField.tsx';
import { useTranslation } from '../translation.tsx';
import { useProblems } from '../useProblems.ts';
import type { GuestPart } from './GuestPart.ts';
import { checkIn } from './guestCalls.ts';

const PIXELS = 240;

/** The guest's own code for the building's scanner, and the code of the poster at the door, typed in time. */
export function CheckIn({ facts, change, fail }: GuestPart) {
  const { t, locale } = useTranslation();
  const { checkInCode, checkedInDate, can, checkInFrom, session, status } = facts;
  const [picture, setPicture] = useState('');
  const [code, setCode] = useState('');
  const { problems, show, onInput } = useProblems();
  const [busy, setBusy] = useState(false);
  const isIn = status === 'CHECKED_IN';
  useEffect(() => {
    if (checkInCode && !isIn) qrImage(checkInText(checkInCode), PIXELS * 2).then(setPicture, () => setPicture(''));
  }, [checkInCode, isIn]);

  const moment = (iso: string) =>
    new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short', timeZone: session.zone }).format(new Date(iso));
  if (isIn) return <Banner tone="success">{t('guest.checkIn.done', { at: checkedInDate ? moment(checkedInDate) : '' })}</Banner>;

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    setBusy(true);
    show({});
    try {
      change(await checkIn(code));
    } catch (failed) {
      const wrong = failed instanceof RequestFailure ? failed.errors.checkInCode?.message : undefined;
      if (wrong) show({ checkInCode: wrong });
      else fail(failed);
    } finally {
      setBusy(false);
    }
  };
  return (
    <>
      {checkInCode ? (
        <figure className="guest-code">
          {picture ? <img src={picture} width={PIXELS} height={PIXELS} alt={t('guest.checkIn.picture')} /> : null}
          <figcaption>
            <span>{t('guest.checkIn.show')}</span>
            <strong>{checkInCode}</strong>
          </figcaption>
        </figure>
      ) : null}
      {can.checkIn ? (
        <form onSubmit={(event) => void submit(event)} onInput={onInput} noValidate>
          <TextField
            id="checkInCode"
            label={t('guest.checkIn.code')}
            hint={t('guest.checkIn.hint')}
            error={problems.checkInCode}
            value={code}
            maxLength={200}
            autoCapitalize="characters"
            autoComplete="off"
            spellCheck={false}
            onChange={(event) => setCode(event.target.value)}
          />
          <button type="submit" className="primary" disabled={busy} aria-busy={busy}>
            {t('guest.checkIn.send')}
          </button>
        </form>
      ) : (
        <Banner tone="info">{t('guest.checkIn.early', { from: moment(checkInFrom) })}</Banner>
      )}
    </>
  );
}
