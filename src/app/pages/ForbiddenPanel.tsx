import LockOutlined from '@mui/icons-material/LockOutlined';
import { useTranslate } from 'ra-core';
import { MessagePanel } from '#src/kit/states/MessagePanel.tsx';
import { BackButton } from './BackButton.tsx';
import { HomeButton } from './HomeButton.tsx';

/** Replaces a page that the session may not open. */
export function ForbiddenPanel() {
  const translate = useTranslate();
  return (
    <MessagePanel icon={<LockOutlined />} title={translate('shell.forbidden')} text={translate('shell.forbiddenText')}>
      <HomeButton />
      <BackButton />
    </MessagePanel>
  );
}
