import Print from '@mui/icons-material/PrintOutlined';
import { useTranslate } from 'ra-core';
import { qrTemplate } from '#schemas/content/qrTemplate.ts';
import { PageLink } from './PageLink.tsx';

/** Links the deep links to the page that prints their codes. */
export default function PrintCodesButton() {
  const label = useTranslate()('resources.deep-links.print');
  return <PageLink label={label} to={qrTemplate.path} icon={<Print fontSize="small" />} />;
}
