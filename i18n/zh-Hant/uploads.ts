import type { uploads as en } from '../en/uploads.ts';
import type { Same } from '../shape.ts';

export const uploads: Same<typeof en> = {
  manyDots: '基於安全限制，不支援含有多於一個「.」的檔案名稱',
  fileType: '只支援 %{accept} 檔案！',
  fileContent: '檔案內容與檔案名稱不符，請上載原始檔案。',
  tooLarge: '請勿上載大於 %{max}MB 的檔案。',
  several: '不支援同時上載多個檔案！',
  missing: '請選擇要上載的檔案。',
  brokenImage: '圖片已損壞或並非圖片，請選擇另一張。',
  tooManyPixels: '圖片像素過多（上限為 %{max} MP），請先縮小圖片。',
  pictureLate: '未及處理此照片。請放入另一個壓縮檔再上載。',
  sheetEncrypted: '此試算表設有密碼。請移除密碼後再上載。',
  sheetUnreadable: '無法讀取此試算表。請另存為 .xlsx 或 .csv 後再上載。',
  sheetTooBig: '此試算表解壓後過大。請刪除不需要的內容或分拆檔案。',
  sheetEmpty: '此檔案沒有任何資料行。',
  sheetRows: '每個檔案最多 %{max} 行，請分拆檔案。',
  filesTooMany: '每次最多可上載 %{max} 個檔案，請減少檔案數目。',
  sheetHeadings: '此檔案沒有可辨認的欄位標題，請使用範本。',
  zipUnreadable: '無法讀取此壓縮檔。請重新壓縮。',
  zipTooBig: '此壓縮檔解壓後過大。',
  zipPath: '此壓縮檔內有指向資料夾以外的檔名：%{name}',
  zipNested: '此壓縮檔內含另一個壓縮檔：%{name}',
  zipLink: '此壓縮檔內含連結而非檔案：%{name}',
  zipEncrypted: '此壓縮檔設有密碼。請移除密碼後重新壓縮。',
  zipEmpty: '此壓縮檔沒有任何檔案。',
};
