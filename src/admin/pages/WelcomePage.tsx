import WavingHand from '@mui/icons-material/WavingHandOutlined';
import { useTranslate } from 'ra-core';
import { useSession } from '#authProvider/useSession.ts';
import { MessagePanel } from '#src/kit/states/MessagePanel.tsx';

/** The home of a role that has nothing to manage here yet. */
export function WelcomePage() {
  const translate = useTranslate();
  const { fullName } = useSession();
  return (
    <MessagePanel
      icon={<WavingHand />}
      title={translate('shell.welcome', { name: fullName })}
      text={translate('shell.welcomeText')}
    />
  );
}
