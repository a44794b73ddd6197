import type { uploads as en } from '../en/uploads.ts';
import type { Same } from '../shape.ts';

export const uploads: Same<typeof en> = {
  manyDots: '基於安全限制，不支援含有多於一個「.」的檔案名稱',
  fileType: '只支援 %{accept} 檔案！',
  fileContent: '檔案內容與檔案名稱不符，請上載原始檔案。',
  tooLarge: '請勿上載大於 %{max}MB 的檔案。',
  several: '不支援同時上載多個檔案！',
  missing: '請選擇要上載的檔案。',
};
