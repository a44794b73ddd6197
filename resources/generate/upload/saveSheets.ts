import { saveBlob } from '#dataProvider/saveBlob.ts';
import { makeSheetFile, type SheetsToWrite } from '#src/kit/upload/sheetFile.ts';

/**
 * Makes an xlsx file and hands it to the browser to save.
 * @returns false when there was nothing to save
 */
export async function saveSheets(name: string, sheets: SheetsToWrite): Promise<boolean> {
  const file = await makeSheetFile(sheets);
  if (file) saveBlob(file, `${name}.xlsx`);
  return file !== undefined;
}
