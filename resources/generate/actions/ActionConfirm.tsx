import { useTranslate } from 'ra-core';
import type { Action, Entity } from '#schemas/kernel/entity.ts';
import { ConfirmDialog } from '#src/kit/ConfirmDialog.tsx';
import { CountdownConfirm, DELETE_COUNTDOWN_S } from '#src/kit/CountdownConfirm.tsx';
import { RemarkDialog } from '#src/kit/RemarkDialog.tsx';
import { useWords } from '../words.ts';

interface Props {
  entity: Entity;
  name: string;
  action: Action;
  busy: boolean;
  error?: string;
  /** What the server says about the remark. */
  fieldError?: string;
  /** The number of rows, for a bulk action. */
  count?: number;
  onConfirm: (values: Record<string, unknown>) => void;
  onClose: () => void;
}

/** The dialog before an action without inputs: a remark, a countdown, or a plain question, as the schema says. */
export function ActionConfirm({ entity, name, action, busy, error, fieldError, count, onConfirm, onClose }: Props) {
  const words = useWords(entity);
  const translate = useTranslate();
  const label = words.action(name);
  const question =
    count === undefined
      ? words.confirm(name) || translate('kit.question', { action: label })
      : translate('kit.bulkQuestion', { action: label, smart_count: count });
  const common = { open: true, title: label, question, confirmLabel: label, tone: action.tone, busy, error, onClose };
  if (action.remark) {
    const remark = action.remark;
    const field = entity.fields[remark];
    return (
      <RemarkDialog
        {...common}
        label={words.field(remark)}
        max={field && 'max' in field ? field.max : undefined}
        countdown={action.confirm === 'countdown' ? DELETE_COUNTDOWN_S : 0}
        fieldError={fieldError}
        onConfirm={(text) => onConfirm({ [remark]: text })}
      />
    );
  }
  if (action.confirm === 'countdown') return <CountdownConfirm {...common} onConfirm={() => onConfirm({})} />;
  return <ConfirmDialog {...common} onConfirm={() => onConfirm({})} />;
}
