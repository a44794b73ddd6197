import { useTranslate } from 'ra-core';
import { FileDrop } from './FileDrop.tsx';
import { SHEET_RULES } from './fileRules.ts';

interface Props {
  problem?: string;
  busy?: boolean;
  /** Endings; absent: those of spreadsheets. */
  types?: readonly string[];
  onFile: (file: File) => void;
}

/** One spreadsheet (000 §5): xlsx, xls or csv, up to 5 MB. */
export function SheetDrop({ types = SHEET_RULES.types, ...props }: Props) {
  const translate = useTranslate();
  return <FileDrop label={translate('bulkUpload.dropSheet')} rules={{ ...SHEET_RULES, types }} {...props} />;
}
