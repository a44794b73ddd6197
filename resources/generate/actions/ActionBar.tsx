/** The buttons of a record's page, and what they run. */
import { useState } from 'react';
import type { Entity } from '#schemas/kernel/entity/entity.ts';
import { useOfferActions } from '#src/app/pageActions.ts';
import { withTexts } from '#src/app/texts.ts';
import { lateDialog } from '#src/kit/late/late.tsx';
import { PageButtons } from '#src/kit/page/PageButtons.tsx';
import type { Row } from '../Row.ts';
import { useRecordTitle } from '../useRecordTitle.ts';
import { ActionRunner } from './ActionRunner.tsx';
import { DeleteDialog } from './DeleteDialog.tsx';
import { DELETE, PREVIEW, useBarButtons } from './useBarButtons.ts';

const PhonePreview = lateDialog(() => withTexts('preview', import('../preview/PhonePreview.tsx')));

export function ActionBar({ entity, record }: { entity: Entity; record: Row }) {
  const [running, setRunning] = useState<string>();
  const buttons = useBarButtons(entity, record, setRunning);
  const titleOf = useRecordTitle();
  useOfferActions(titleOf(entity, record), buttons);
  const close = () => setRunning(undefined);
  return (
    <>
      <PageButtons buttons={buttons} />
      {running === DELETE && <DeleteDialog entity={entity} record={record} onClose={close} />}
      {running === PREVIEW && <PhonePreview entity={entity} values={record} onClose={close} />}
      {running && ![DELETE, PREVIEW].includes(running) && (
        <ActionRunner entity={entity} name={running} record={record} onClose={close} />
      )}
    </>
  );
}
