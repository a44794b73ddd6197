import { useTranslate } from 'ra-core';
import { CountdownConfirm } from '#src/kit/dialogs/CountdownConfirm.tsx';
import { BulkNames } from './BulkNames.tsx';

interface Props {
  /** The chosen records. */
  titles: readonly string[];
  busy: boolean;
  error?: string;
  onConfirm: () => void;
  onClose: () => void;
}

/** The dialog before several records are deleted: how many, and which. */
export function BulkDelete({ titles, ...props }: Props) {
  const translate = useTranslate();
  return (
    <CountdownConfirm
      {...props}
      open
      title={translate('lists.bulk.deleteTitle', { smart_count: titles.length })}
      question={
        <>
          {translate('lists.bulk.deleteText')}
          <BulkNames titles={titles} total={titles.length} />
        </>
      }
      confirmLabel={translate('kit.delete')}
    />
  );
}
