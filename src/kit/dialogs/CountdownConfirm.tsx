import { ConfirmDialog, type ConfirmProps } from './ConfirmDialog.tsx';

/** 000 §9: seconds before a destructive Confirm is enabled. */
export const DELETE_COUNTDOWN_S = 3;

/** The destructive confirmation: a warning and three seconds to think. */
export const CountdownConfirm = (props: ConfirmProps) => (
  <ConfirmDialog tone="danger" countdown={DELETE_COUNTDOWN_S} {...props} />
);
