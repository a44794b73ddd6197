import { useNotify } from 'ra-core';
import { useEffect, useRef } from 'react';
import { useSession } from '#authProvider/useSession.ts';
import { actionNow } from '#schemas/kernel/states/actionState.ts';
import { isUnusual } from '#schemas/kernel/states/unusual.ts';
import { withTexts } from '#src/app/texts.ts';
import { lateDialog } from '#src/kit/late/late.tsx';
import { ActionConfirm } from './ActionConfirm.tsx';
import type { RunsAction } from './runnerContext.ts';
import { type Failure, useRunAction } from './useRunAction.ts';
import { useSeriesChoice } from './useSeriesChoice.tsx';

const ActionFormDialog = lateDialog(() => withTexts('forms', import('./ActionFormDialog.tsx')));

/** The step between a button and its action: a form, a remark, a question, or nothing. */
export function ActionRunner(props: RunsAction) {
  const action = props.entity.actions[props.name];
  const now = actionNow(props.entity, props.name, props.record);
  const unusual = isUnusual(props.entity, props.name, props.record, useSession());
  if (action?.input?.length) return <ActionFormDialog {...props} />;
  return now.remark || now.confirm || unusual ? <Asking {...props} /> : <AtOnce {...props} />;
}

/** Says in a toast what the server has refused, and closes; without a type the dialog says it. */
function useRefusalToast(failure: Failure | undefined, type: 'error' | 'warning' | undefined, onClose: () => void) {
  const notify = useNotify();
  useEffect(() => {
    if (!failure || !type) return;
    notify(failure.message, { type });
    onClose();
  }, [failure, type, notify, onClose]);
}

function Asking({ entity, name, record, onClose }: RunsAction) {
  const { action, run, busy, failure } = useRunAction(entity, name, record);
  useRefusalToast(failure, action.refusedAs, onClose);
  const { part, choice } = useSeriesChoice(entity, name, record);
  return (
    <ActionConfirm
      entity={entity}
      name={name}
      records={[record]}
      busy={busy}
      error={failure?.message}
      fieldError={action.remark && failure?.fields[action.remark]}
      onClose={onClose}
      onConfirm={async (values) => {
        if (await run(values, part)) onClose();
      }}
    >
      {choice}
    </ActionConfirm>
  );
}

/** An action that needs no confirmation. */
function AtOnce({ entity, name, record, onClose }: RunsAction) {
  const { run, failure } = useRunAction(entity, name, record);
  useRefusalToast(failure, 'error', onClose);
  const begun = useRef(false);
  useEffect(() => {
    if (begun.current) return;
    begun.current = true;
    void run({}).then((done) => done && onClose());
  });
  return null;
}
