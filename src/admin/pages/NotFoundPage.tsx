import SearchOff from '@mui/icons-material/SearchOff';
import { useTranslate } from 'ra-core';
import { BackButton } from '#src/app/pages/BackButton.tsx';
import { HomeButton } from '#src/app/pages/HomeButton.tsx';
import { MessagePanel } from '#src/kit/states/MessagePanel.tsx';

/** /404 of a signed-in person. */
export function NotFoundPage() {
  const translate = useTranslate();
  return (
    <MessagePanel icon={<SearchOff />} title={translate('shell.notFound')} text={translate('shell.notFoundText')}>
      <HomeButton />
      <BackButton />
    </MessagePanel>
  );
}
