import Apartment from '@mui/icons-material/Apartment';
import { useTranslate } from 'ra-core';
import { MessagePanel } from '#src/kit/states/MessagePanel.tsx';

/** In the provider's own view there is no office centre to describe. */
export function CentreMissing() {
  const translate = useTranslate();
  return (
    <MessagePanel icon={<Apartment />} title={translate('account.companyNeeded')} text={translate('account.companyNeededText')} />
  );
}
