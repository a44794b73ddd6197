/** Bulk upload of spreadsheets and zip files. */
export const bulkUpload = {};
