import AttachFile from '@mui/icons-material/AttachFile';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { useTranslate } from 'ra-core';
import { type ReactNode, useState } from 'react';
import type { EmbeddedFile } from '#schemas/kernel/entity/types.ts';
import { lateDialog } from '#src/kit/late/late.tsx';
import { useDownload } from '#src/kit/useDownload.ts';
import { useAtrium } from '../useAtrium.ts';
import type { DisplayProps } from './Display.ts';
import { Picture } from './Picture.tsx';
import { canShow, shownAs } from './previewType.ts';
import { useStoredPicture } from './useStoredPicture.ts';

const FilePreview = lateDialog(() => import('./FilePreview.tsx'));

/**
 * A stored file that opens on a click: what the portal can show in a dialog, everything else as a download. The call needs
 * the session's token, so a plain link would not work.
 */
export function FileLink({ file, children }: { file: EmbeddedFile; children: ReactNode }) {
  const provider = useAtrium();
  const translate = useTranslate();
  const { busy, start } = useDownload(() => provider.download(file));
  const [isShown, setShown] = useState(false);
  const type = shownAs(file.name);
  const isOurs = type !== undefined && canShow(type);
  return (
    <>
      <Link
        component="button"
        type="button"
        disabled={busy}
        onClick={(event) => {
          event.stopPropagation();
          if (isOurs) setShown(true);
          else void start();
        }}
        aria-haspopup={isOurs ? 'dialog' : undefined}
        aria-label={translate(isOurs ? 'record.preview.open' : 'kit.openFile', { name: file.name })}
        sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.5, textAlign: 'left', overflowWrap: 'anywhere' }}
      >
        {children}
      </Link>
      {isShown && <FilePreview file={file} onClose={() => setShown(false)} />}
    </>
  );
}

/** An uploaded file: its name, which opens it. */
export function FileValue({ value }: DisplayProps) {
  const file = value as EmbeddedFile;
  return (
    <FileLink file={file}>
      <AttachFile aria-hidden sx={{ fontSize: 16 }} />
      {file.name}
    </FileLink>
  );
}

/** An uploaded picture on a record's page; lists show a small copy. */
export function ImageValue({ value }: DisplayProps) {
  const file = value as EmbeddedFile;
  return (
    <FileLink file={file}>
      <Picture address={useStoredPicture(file)} alt="" height={144} />
      <Box component="span">{file.name}</Box>
    </FileLink>
  );
}
