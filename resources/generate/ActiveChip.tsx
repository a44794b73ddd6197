import { useTranslate } from 'ra-core';
import { StatusChip } from '#src/kit/StatusChip.tsx';

/** Whether a record is in use: what stands for a status where there is no state table. */
export function ActiveChip({ active }: { active: boolean }) {
  const translate = useTranslate();
  return <StatusChip tone={active ? 'success' : 'neutral'}>{translate(active ? 'kit.active' : 'kit.inactive')}</StatusChip>;
}
