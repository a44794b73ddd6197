import { useTranslate } from 'ra-core';
import { DateTime } from '#src/kit/DateTime.tsx';
import { StatusChip } from '#src/kit/StatusChip.tsx';
import type { RecordSlot } from '../slots.ts';

/** 000 §2: on the page of a person without an account, 'Unregistered' and when the invitation was last sent. */
export default function Registration({ record: { accountRegistered, inviteLastSentDate } }: RecordSlot) {
  const translate = useTranslate();
  if (accountRegistered !== false) return null;
  return (
    <>
      <StatusChip tone="neutral">{translate('resources.users.unregistered')}</StatusChip>
      {typeof inviteLastSentDate === 'string' && (
        <span style={{ color: 'var(--at-text-soft)', fontSize: '0.8125rem' }}>
          {translate('resources.users.fields.inviteLastSentDate')} <DateTime value={inviteLastSentDate} />
        </span>
      )}
    </>
  );
}
