import type { bulkUpload as en } from '../en/bulkUpload.ts';
import type { Same } from '../shape.ts';

export const bulkUpload: Same<typeof en> = {};
