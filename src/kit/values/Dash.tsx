import { useTranslate } from 'ra-core';
import { visuallyHidden } from './visuallyHidden.ts';

/** The placeholder of an empty value (000 §2): a dash, with a word for screen readers. */
export function Dash() {
  const translate = useTranslate();
  return (
    <span style={{ color: 'var(--at-text-soft)' }}>
      <span aria-hidden="true">–</span>
      <span style={visuallyHidden}>{translate('kit.noValue')}</span>
    </span>
  );
}
