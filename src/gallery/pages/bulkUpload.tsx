import { useState } from 'react';
import type { Sheet } from '#schemas/kernel/sheet/grid.ts';
import { SheetDrop } from '#src/kit/upload/SheetDrop.tsx';
import { readSheetFile } from '#src/kit/upload/sheetFile.ts';
import { ZipDrop } from '#src/kit/upload/ZipDrop.tsx';
import { Example } from '../Example.tsx';

export default function BulkUpload() {
  const [sheets, setSheets] = useState<Pick<Sheet, 'name' | 'rows'>[] | string>([]);
  const [zip, setZip] = useState('');
  const read = (file: File) =>
    readSheetFile({ read: file, place: { zone: 'Asia/Singapore', today: '2026-11-27' } }, () => undefined).then(
      ({ sheets: found = [] }) => setSheets(found.map(({ name, rows }) => ({ name, rows }))),
      (error: Error) => setSheets(error.message),
    );
  return (
    <>
      <Example title="Spreadsheet" value={sheets}>
        <SheetDrop onFile={(file) => void read(file)} />
      </Example>
      <Example title="Zip" value={zip}>
        <ZipDrop onFile={(file) => setZip(file.name)} />
      </Example>
    </>
  );
}
