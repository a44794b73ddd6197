import { useTranslate } from 'ra-core';
import { StatusChip } from '#src/kit/values/StatusChip.tsx';

/** Active or inactive: the status of records without a state table. */
export function ActiveChip({ active }: { active: boolean }) {
  const translate = useTranslate();
  return <StatusChip tone={active ? 'success' : 'neutral'}>{translate(active ? 'kit.active' : 'kit.inactive')}</StatusChip>;
}
