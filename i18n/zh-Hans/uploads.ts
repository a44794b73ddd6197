import type { uploads as en } from '../en/uploads.ts';
import type { Same } from '../shape.ts';

export const uploads: Same<typeof en> = {
  manyDots: '出于安全限制，不支持含有多于一个“.”的文件名',
  fileType: '只支持 %{accept} 文件！',
  fileContent: '文件内容与文件名不符，请上传原始文件。',
  tooLarge: '请勿上传大于 %{max}MB 的文件。',
  several: '不支持同时上传多个文件！',
  missing: '请选择要上传的文件。',
};
