import { useNotify } from 'ra-core';
import { useEffect } from 'react';
import { onSoftFailure } from '#dataProvider/softFailures.ts';

/** Turns failures that come with HTTP 200 into toasts (000 §8). */
export function SoftFailures() {
  const notify = useNotify();
  useEffect(() => onSoftFailure((message) => notify(message, { type: 'error' })), [notify]);
  return null;
}
