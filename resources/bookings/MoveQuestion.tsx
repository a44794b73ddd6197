/** Before a booking is moved in the calendar: asks where its price changes, and goes on by itself where it does not. */
import { useEffect, useRef } from 'react';
import { ConfirmDialog } from '#src/kit/dialogs/ConfirmDialog.tsx';
import type { MoveQuestionProps } from '../area.ts';
import { PriceLines, useQuoteWord } from './PriceLines.tsx';
import { usePrice } from './usePrice.ts';

export default function MoveQuestion({ record, values, title, onAnswer }: MoveQuestionProps) {
  const word = useQuoteWord();
  const { price, failed } = usePrice(values, Number(record.id));
  // What the time does not allow is said by the refusal.
  const isSame = failed || (price !== undefined && (price.problems.time !== null || price.total === price.priceBefore));
  const answered = useRef(false);
  const answer = (goes: boolean) => {
    if (answered.current) return;
    answered.current = true;
    onAnswer(goes);
  };
  // The server decides where the price could not be asked.
  useEffect(() => {
    if (isSame) answer(true);
  });
  if (!price || isSame) return null;
  return (
    <ConfirmDialog
      open
      title={word('ask')}
      question={
        <>
          <p>{word('says', { title })}</p>
          <PriceLines price={price} />
        </>
      }
      confirmLabel={word('save')}
      busy={false}
      onConfirm={() => answer(true)}
      onClose={() => answer(false)}
    />
  );
}
