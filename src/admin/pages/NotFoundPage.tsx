import SearchOff from '@mui/icons-material/SearchOff';
import { useTranslate } from 'ra-core';
import { BackButton } from './BackButton.tsx';
import { HomeButton } from './HomeButton.tsx';
import { Panel } from './Panel.tsx';

/** /404 of a signed-in person. */
export function NotFoundPage() {
  const translate = useTranslate();
  return (
    <Panel icon={<SearchOff />} title={translate('shell.notFound')} text={translate('shell.notFoundText')}>
      <HomeButton />
      <BackButton />
    </Panel>
  );
}
