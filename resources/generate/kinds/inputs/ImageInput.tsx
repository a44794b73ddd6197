import { useTranslate } from 'ra-core';
import { useState } from 'react';
import type { EmbeddedFile } from '#schemas/kernel/entity/types.ts';
import type { ImageField } from '#schemas/kernel/fields/field.ts';
import { lateDialog } from '#src/kit/late/late.tsx';
import type { ControlProps } from '../Control.ts';
import { Picture } from '../Picture.tsx';
import { useStoredPicture } from '../useStoredPicture.ts';
import { acceptList, extensionsOf, fileProblem } from './fileProblem.ts';
import { ChosenFile } from './upload/ChosenFile.tsx';
import { DropZone } from './upload/DropZone.tsx';
import { SendingList } from './upload/SendingList.tsx';
import { useSending } from './upload/useSending.ts';

const ImageCropDialog = lateDialog(() => import('#src/kit/images/ImageCropDialog.tsx'));
const HEIGHT = 72;

/** An uploaded picture (000 §5): chosen or dropped, checked, cut to shape, sent; removing it asks first. */
export function ImageInput(props: ControlProps) {
  const { id, value, onChange, disabled, required } = props;
  const facts = props.field as ImageField;
  const translate = useTranslate();
  const sending = useSending(id);
  const [chosen, setChosen] = useState<File>();
  const [sent, setSent] = useState<EmbeddedFile>();
  const [problem, setProblem] = useState<string>();
  const known = [sent, props.embedded as EmbeddedFile | null | undefined].find((one) => one?.systemFileId === value);
  const isThere = value !== null && value !== undefined;
  const address = useStoredPicture(isThere ? known : undefined);
  const name = known?.name ?? `#${value}`;

  const choose = ([file, second]: readonly File[]) => {
    if (!file) return;
    for (const old of sending.all) sending.drop(old.key);
    const wrong = second ? { key: 'kit.file.single', params: {} } : fileProblem(file, facts);
    setProblem(wrong && translate(wrong.key, wrong.params));
    if (!wrong) setChosen(file);
  };
  const send = (file: File) => {
    setChosen(undefined);
    sending.send(file, (data) => {
      setSent(data);
      onChange(data.systemFileId);
    });
  };
  const failed = sending.all.find((one) => one.problem)?.problem;
  const upload = translate(required ? 'devices.image.uploadRequired' : 'devices.image.upload');
  return (
    <DropZone
      id={id}
      label={props.label}
      required={required}
      disabled={disabled}
      busy={sending.busy}
      action={isThere ? translate('kit.file.replace') : upload}
      accept={acceptList(facts)}
      problem={problem ?? failed}
      error={props.error}
      hint={props.hint ?? translate('devices.image.hint', { extensions: extensionsOf(facts), max: facts.maxMegabytes })}
      inputRef={props.inputRef}
      onFiles={choose}
      onBlur={props.onBlur}
    >
      {isThere && (
        <ChosenFile
          name={name}
          disabled={disabled}
          onRemove={() => onChange(null)}
          picture={<Picture address={address} alt={translate('devices.image.preview', { name })} height={HEIGHT} />}
        />
      )}
      <SendingList all={sending.all.filter((one) => !one.problem)} onDrop={sending.drop} />
      {chosen && (
        <ImageCropDialog
          file={chosen}
          aspect={facts.aspect}
          maxBytes={facts.maxMegabytes * 1024 * 1024}
          onDone={send}
          onClose={() => setChosen(undefined)}
          onBroken={() => {
            setChosen(undefined);
            setProblem(translate('devices.image.broken'));
          }}
        />
      )}
    </DropZone>
  );
}
