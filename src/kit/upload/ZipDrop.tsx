import { useTranslate } from 'ra-core';
import { FileDrop } from './FileDrop.tsx';
import { ZIP_RULES } from './fileRules.ts';

interface Props {
  problem?: string;
  busy?: boolean;
  onFile: (file: File) => void;
}

/** One zip file of pictures (000 §5), up to 5 MB. The server checks its content. */
export function ZipDrop(props: Props) {
  const translate = useTranslate();
  return <FileDrop label={translate('bulkUpload.dropZip')} rules={ZIP_RULES} {...props} />;
}
