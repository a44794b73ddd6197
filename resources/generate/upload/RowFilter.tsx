import { useTranslate } from 'ra-core';
import type { RowStatus, UploadResult } from '#schemas/kernel/calls/upload.ts';
import { TabStrip } from '#src/kit/page/TabStrip.tsx';

export type Shown = 'all' | 'good' | 'failed' | 'unchanged';
/** The element that the strip switches. */
export const ROWS_PANEL = 'upload-rows';

interface Props {
  result: UploadResult;
  shown: Shown;
  onChange: (shown: Shown) => void;
}

/** Filters rows: all, valid, invalid, unchanged, each with its count. */
export function RowFilter({ result, shown, onChange }: Props) {
  const translate = useTranslate();
  const { uploadedRecords, failedRecords, unchangedRecords, status } = result;
  const done = status === 'UPLOADED' || status === 'FAILED' || status === 'UNDONE';
  return (
    <TabStrip
      label={translate('bulkUpload.rows')}
      panel={ROWS_PANEL}
      value={shown}
      onChange={(code) => onChange(code as Shown)}
      items={[
        { code: 'failed', label: translate(done ? 'bulkUpload.failed' : 'bulkUpload.withErrors'), count: failedRecords },
        { code: 'good', label: translate(done ? 'bulkUpload.uploaded' : 'bulkUpload.ready'), count: uploadedRecords },
        ...(unchangedRecords ? [{ code: 'unchanged', label: translate('bulkUpload.unchanged'), count: unchangedRecords }] : []),
        { code: 'all', label: translate('bulkUpload.all'), count: uploadedRecords + failedRecords + unchangedRecords },
      ]}
    />
  );
}

const STATUSES: Readonly<Record<Exclude<Shown, 'all'>, readonly RowStatus[]>> = {
  failed: ['REFUSED', 'FAILED'],
  good: ['READY', 'UPLOADED'],
  unchanged: ['UNCHANGED'],
};
/** The rows of a filter. */
export const rowsShown = ({ dataList }: Pick<UploadResult, 'dataList'>, shown: Shown) =>
  shown === 'all' ? dataList : dataList.filter(({ status }) => STATUSES[shown].includes(status));
