/** The company of the person runs no store that takes orders. */
import { useTranslate } from 'ra-core';
import { EmptyState } from '#src/kit/states/EmptyState.tsx';

export function EmptyStore() {
  const translate = useTranslate();
  return <EmptyState hint={translate('resources.opc-orders.merchant.noStore')} />;
}
