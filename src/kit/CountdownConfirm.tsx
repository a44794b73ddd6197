import { useTranslate } from 'ra-core';
import { ConfirmDialog, type ConfirmProps } from './ConfirmDialog.tsx';

/** 000 §9: seconds before a destructive Confirm is enabled. */
export const DELETE_COUNTDOWN_S = 3;

/** The destructive confirmation: a warning and three seconds to think. */
export function CountdownConfirm({ question, ...props }: ConfirmProps) {
  const translate = useTranslate();
  return (
    <ConfirmDialog
      tone="danger"
      countdown={DELETE_COUNTDOWN_S}
      {...props}
      question={
        <>
          {question && <div>{question}</div>}
          <div style={{ color: 'var(--at-text-soft)', marginTop: question ? 8 : 0 }}>{translate('kit.cannotBeUndone')}</div>
        </>
      }
    />
  );
}
