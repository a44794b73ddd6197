/** Uploaded pictures as small copies: the first one in a list, on a record's page each with its name, which opens it. */
import './pictures.css';
import ImageOutlined from '@mui/icons-material/ImageOutlined';
import Box from '@mui/material/Box';
import { useEffect, useRef, useState } from 'react';
import type { EmbeddedFile } from '#schemas/kernel/entity/types.ts';
import { useRecordTitle } from '../useRecordTitle.ts';
import type { DisplayProps } from './Display.ts';
import { FileLink } from './FileValue.tsx';
import { useStoredPicture } from './useStoredPicture.ts';

/** What is asked for in place of the file: its small copy, known by a name of its own. */
const smallOf = (file: EmbeddedFile): EmbeddedFile => ({
  ...file,
  uuid: `${file.uuid}/small`,
  fullPath: `${file.fullPath}/thumbnail`,
});

/** True once it has come near what is seen of the page: a picture further down is not fetched. */
function useSeen() {
  const ref = useRef<HTMLSpanElement>(null);
  const [isSeen, setSeen] = useState(false);
  useEffect(() => {
    const box = ref.current;
    if (!box) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return;
        setSeen(true);
        observer.disconnect();
      },
      { rootMargin: '200px' },
    );
    observer.observe(box);
    return () => observer.disconnect();
  }, []);
  return { ref, isSeen };
}

interface Props {
  file: EmbeddedFile | undefined;
  alt: string;
  /** How many more there are. */
  more?: number;
  large?: boolean;
}

export function SmallPicture({ file, alt, more = 0, large = false }: Props) {
  const { ref, isSeen } = useSeen();
  const address = useStoredPicture(isSeen && file ? smallOf(file) : undefined);
  return (
    <span ref={ref} className={large ? 'at-picture at-large' : 'at-picture'}>
      {address ? <img src={address} alt={alt} /> : <ImageOutlined aria-hidden />}
      {more > 0 && <span>{`+${more}`}</span>}
    </span>
  );
}

/** @param isWhole on a record's page */
export default function Pictures({ isWhole, ...shown }: Omit<DisplayProps, 'value'> & { value: unknown; isWhole: boolean }) {
  const titleOf = useRecordTitle();
  const { entity, record, value } = shown;
  const files = ([value].flat() as (EmbeddedFile | null | undefined)[]).filter((one) => one != null);
  if (!isWhole) return <SmallPicture file={files[0]} alt={titleOf(entity, record)} more={files.length - 1} />;
  return (
    <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
      {files.map((file) => (
        <Box component="li" key={file.systemFileId} sx={{ maxWidth: 144 }}>
          <FileLink file={file}>
            <Box component="span" sx={{ display: 'grid', gap: 0.5, fontSize: '0.8125rem' }}>
              <SmallPicture file={file} alt="" large />
              {file.name}
            </Box>
          </FileLink>
        </Box>
      ))}
    </Box>
  );
}
