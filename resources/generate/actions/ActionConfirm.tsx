import { useLocale, useTranslate } from 'ra-core';
import { type ReactNode, Suspense } from 'react';
import { useSession } from '#authProvider/useSession.ts';
import { formatDate } from '#i18n/dateFormats.ts';
import type { Entity } from '#schemas/kernel/entity/entity.ts';
import { actionNowOf } from '#schemas/kernel/states/actionState.ts';
import { isUnusual, unusualDay } from '#schemas/kernel/states/unusual.ts';
import { ConfirmDialog } from '#src/kit/dialogs/ConfirmDialog.tsx';
import { CountdownConfirm, DELETE_COUNTDOWN_S } from '#src/kit/dialogs/CountdownConfirm.tsx';
import { RemarkDialog } from '#src/kit/dialogs/RemarkDialog.tsx';
import { latePart } from '#src/kit/late/late.tsx';
import type { Row } from '../Row.ts';
import { useRecordName } from '../useRecordName.ts';
import { useWords } from '../words.ts';

const ActionFacts = latePart(() => import('./ActionFacts.tsx'));

interface Props {
  entity: Entity;
  name: string;
  /** The record: its status decides the label of the action and the warning of the dialog. */
  records?: readonly Readonly<Record<string, unknown>>[];
  busy: boolean;
  error?: string;
  /** The server's error about the remark. */
  fieldError?: string;
  /** The number of rows, for a bulk action. */
  count?: number;
  /** Below the consequence: the records of a bulk action. */
  children?: ReactNode;
  onConfirm: (values: Record<string, unknown>) => void;
  onClose: () => void;
}

/**
 * The confirmation of an action without inputs: it names the record and the consequence. It asks for a remark, counts down, or
 * asks a plain question, as the schema says.
 */
export function ActionConfirm(props: Props) {
  const { entity, name, records = [], busy, error, fieldError, count, children, onConfirm, onClose } = props;
  const words = useWords(entity);
  const translate = useTranslate();
  const nameOf = useRecordName(entity);
  const now = actionNowOf(entity, name, records);
  const action = entity.actions[name];
  const label = words.action(now.says);
  const [record] = records;
  const title =
    count === undefined && record
      ? words.actionTitle(now.says, nameOf(record))
      : translate('kit.bulkQuestion', { action: label, smart_count: count ?? 1 });
  const { today } = useSession();
  const locale = useLocale();
  const unusual = records.find((one) => isUnusual(entity, name, one, { today }));
  const doubt = unusual && words.unusual(now.says, formatDate(unusualDay(entity, name, unusual), locale));
  const question = (
    <>
      {doubt || words.confirm(now.says, record) || translate('kit.question', { action: label })}
      {count === undefined && record && (action?.facts || action?.reaches || action?.waitsFor) && (
        <Suspense fallback={null}>
          <ActionFacts entity={entity} name={name} record={record as Row} />
        </Suspense>
      )}
      {children}
    </>
  );
  const common = { open: true, title, question, confirmLabel: label, tone: now.tone, busy, error, onClose };
  const countdown = now.confirm === 'countdown' ? DELETE_COUNTDOWN_S : 0;
  const { remark, keeps = '' } = now;
  if (remark) {
    const field = entity.fields[keeps];
    return (
      <RemarkDialog
        {...common}
        label={now.mustRemark ? words.field(keeps) : translate('kit.optional', { label: words.field(keeps) })}
        optional={!now.mustRemark}
        max={field && 'max' in field ? field.max : undefined}
        countdown={countdown}
        fieldError={fieldError}
        onConfirm={(text) => onConfirm(text ? { [remark]: text } : {})}
      />
    );
  }
  if (countdown) return <CountdownConfirm {...common} onConfirm={() => onConfirm({})} />;
  return <ConfirmDialog {...common} onConfirm={() => onConfirm({})} />;
}
