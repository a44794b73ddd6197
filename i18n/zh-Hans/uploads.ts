import type { uploads as en } from '../en/uploads.ts';
import type { Same } from '../shape.ts';

export const uploads: Same<typeof en> = {
  manyDots: '出于安全限制，不支持含有多于一个“.”的文件名',
  fileType: '只支持 %{accept} 文件！',
  fileContent: '文件内容与文件名不符，请上传原始文件。',
  tooLarge: '请勿上传大于 %{max}MB 的文件。',
  several: '不支持同时上传多个文件！',
  missing: '请选择要上传的文件。',
  brokenImage: '图片已损坏或并非图片，请选择另一张。',
  tooManyPixels: '图片像素过多（上限为 %{max} MP），请先缩小图片。',
  pictureLate: '未及处理此照片。请放入另一个压缩包再上传。',
  sheetEncrypted: '此电子表格设有密码。请移除密码后再上传。',
  sheetUnreadable: '无法读取此电子表格。请另存为 .xlsx 或 .csv 后再上传。',
  sheetTooBig: '此电子表格解压后过大。请删除不需要的内容或拆分文件。',
  sheetEmpty: '此文件没有任何数据行。',
  sheetRows: '每个文件最多 %{max} 行，请拆分文件。',
  filesTooMany: '每次最多可上传 %{max} 个文件，请减少文件数量。',
  sheetHeadings: '此文件没有可识别的列标题，请使用模板。',
  zipUnreadable: '无法读取此压缩包。请重新压缩。',
  zipTooBig: '此压缩包解压后过大。',
  zipPath: '此压缩包内有指向文件夹之外的文件名：%{name}',
  zipNested: '此压缩包内含另一个压缩包：%{name}',
  zipLink: '此压缩包内含链接而非文件：%{name}',
  zipEncrypted: '此压缩包设有密码。请移除密码后重新压缩。',
  zipEmpty: '此压缩包没有任何文件。',
};
