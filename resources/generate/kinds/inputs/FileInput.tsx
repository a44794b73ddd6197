import { useTranslate } from 'ra-core';
import { useState } from 'react';
import type { EmbeddedFile } from '#schemas/kernel/entity/types.ts';
import type { FileField } from '#schemas/kernel/fields/field.ts';
import type { ControlProps } from '../Control.ts';
import { acceptList, fileProblem } from './fileProblem.ts';
import { ChosenFile } from './upload/ChosenFile.tsx';
import { DropZone } from './upload/DropZone.tsx';
import { SendingList } from './upload/SendingList.tsx';
import { useSending } from './upload/useSending.ts';

/** One uploaded file (000 §5): chosen or dropped, checked, sent at once; removing it asks first. */
export function FileInput(props: ControlProps) {
  const { id, value, onChange, disabled } = props;
  const facts = props.field as FileField;
  const translate = useTranslate();
  const sending = useSending(id);
  const [sent, setSent] = useState<EmbeddedFile>();
  const [problem, setProblem] = useState<string>();
  const known = [sent, props.embedded as EmbeddedFile | null | undefined].find((one) => one?.systemFileId === value);
  const name = value === null || value === undefined ? undefined : (known?.name ?? `#${value}`);

  const send = ([file, second]: readonly File[]) => {
    if (!file) return;
    for (const old of sending.all) sending.drop(old.key);
    const wrong = second ? { key: 'kit.file.single', params: {} } : fileProblem(file, facts);
    setProblem(wrong && translate(wrong.key, wrong.params));
    if (wrong) return;
    sending.send(file, (data) => {
      setSent(data);
      onChange(data.systemFileId);
    });
  };
  const failed = sending.all.find((one) => one.problem)?.problem;
  return (
    <DropZone
      id={id}
      label={props.label}
      required={props.required}
      disabled={disabled}
      busy={sending.busy}
      action={translate(name ? 'kit.file.replace' : 'kit.file.choose')}
      accept={acceptList(facts)}
      problem={problem ?? failed}
      error={props.error}
      hint={props.hint ?? translate('kit.file.hint', { accept: facts.accept.join(', '), max: facts.maxMegabytes })}
      inputRef={props.inputRef}
      onFiles={send}
      onBlur={props.onBlur}
    >
      {name && <ChosenFile name={name} disabled={disabled} onRemove={() => onChange(null)} />}
      <SendingList all={sending.all.filter((one) => !one.problem)} onDrop={sending.drop} />
    </DropZone>
  );
}
