import ExtensionOff from '@mui/icons-material/ExtensionOff';
import { useTranslate } from 'ra-core';
import { useParams } from 'react-router';
import { addOns } from '#schemas/kernel/rights/access.ts';
import { HomeButton } from '#src/app/pages/HomeButton.tsx';
import { MessagePanel } from '#src/kit/states/MessagePanel.tsx';
import { NotFoundPage } from './NotFoundPage.tsx';

/** /add-on/disabled/:module (000 §6): the building has not switched this feature on. */
export function AddOnDisabledPage() {
  const translate = useTranslate();
  const { module } = useParams();
  const addOn = addOns.find((one) => one === module);
  if (!addOn) return <NotFoundPage />;
  const name = translate(`addOns.${addOn}`);
  return (
    <MessagePanel
      icon={<ExtensionOff />}
      title={translate('shell.addOnDisabled', { name })}
      text={translate('shell.addOnDisabledText')}
    >
      <HomeButton />
    </MessagePanel>
  );
}
