import Box from '@mui/material/Box';
import { useTranslate } from 'ra-core';
import { useRef, useState } from 'react';
import type { EmbeddedFile } from '#schemas/kernel/entity/types.ts';
import { type FilesField, isPicture } from '#schemas/kernel/fields/field.ts';
import type { ControlProps } from '../Control.ts';
import { SmallPicture } from '../Pictures.tsx';
import { acceptList, fileProblem } from './fileProblem.ts';
import { ChosenFile } from './upload/ChosenFile.tsx';
import { DropZone } from './upload/DropZone.tsx';
import { SendingList } from './upload/SendingList.tsx';
import { useSending } from './upload/useSending.ts';

/** Several uploaded files (000 §5): each is checked and sent separately, with its own progress and errors. */
export function FilesInput(props: ControlProps) {
  const { id, label, disabled } = props;
  const facts = props.field as FilesField;
  const translate = useTranslate();
  const sending = useSending(id);
  const [sent, setSent] = useState<readonly EmbeddedFile[]>([]);
  const [problem, setProblem] = useState<string>();
  const ids = (props.value as readonly number[] | null | undefined) ?? [];
  // Uploads run in parallel: each appends to the form's value at the time it finishes.
  const latest = useRef(ids);
  latest.current = ids;
  const change = (next: readonly number[]) => {
    latest.current = next;
    props.onChange(next);
  };
  const known = [...sent, ...((props.embedded as readonly EmbeddedFile[] | null | undefined) ?? [])];
  const fileOf = (one: number) => known.find((file) => file.systemFileId === one);

  const sendOne = (file: File) => {
    const wrong = fileProblem(file, facts);
    if (wrong) return sending.refuse(file.name, translate(wrong.key, wrong.params));
    sending.send(file, (data) => {
      setSent((now) => [...now, data]);
      change([...latest.current, data.systemFileId]);
    });
  };
  const take = (files: readonly File[]) => {
    for (const old of sending.all) if (old.problem) sending.drop(old.key);
    const room = facts.maxItems - ids.length - sending.all.filter((one) => !one.problem).length;
    setProblem(files.length > room ? translate('devices.files.most', { max: facts.maxItems }) : undefined);
    for (const file of files.slice(0, Math.max(room, 0))) sendOne(file);
  };
  return (
    <DropZone
      id={id}
      label={label}
      required={props.required}
      disabled={disabled}
      action={translate('devices.files.add')}
      accept={acceptList(facts)}
      multiple
      problem={problem}
      error={props.error}
      hint={props.hint ?? translate('kit.file.hint', { accept: facts.accept.join(', '), max: facts.maxMegabytes })}
      inputRef={props.inputRef}
      onFiles={take}
      onBlur={props.onBlur}
    >
      {ids.length > 0 && (
        <Box
          component="ul"
          aria-label={translate('devices.files.list', { label })}
          sx={{ listStyle: 'none', m: 0, p: 0, width: '100%' }}
        >
          {ids.map((one) => (
            <li key={one}>
              <ChosenFile
                name={fileOf(one)?.name ?? `#${one}`}
                picture={isPicture(facts) ? <SmallPicture file={fileOf(one)} alt="" /> : undefined}
                disabled={disabled}
                onRemove={() => change(latest.current.filter((other) => other !== one))}
              />
            </li>
          ))}
        </Box>
      )}
      <SendingList all={sending.all} onDrop={sending.drop} />
    </DropZone>
  );
}
