/** The form of every entity: create, update, the page of an action, the dialog of a section. */
import Alert from '@mui/material/Alert';
import { Form, useCanBlock, useTranslate } from 'ra-core';
import { type ReactNode, Suspense, useEffect, useMemo, useRef, useState } from 'react';
import { useFormContext, useFormState } from 'react-hook-form';
import { useSession } from '#authProvider/useSession.ts';
import type { Entity } from '#schemas/kernel/entity/entity.ts';
import { isWorded } from '#schemas/kernel/fields/field.ts';
import { secretKeys } from '#schemas/kernel/fields/secret.ts';
import { inputNames } from '#schemas/kernel/rules/validate.ts';
import { lateDialog, latePart } from '#src/kit/late/late.tsx';
import { WaitsForFiles } from '#src/kit/upload/WaitsForFiles.tsx';
import { initialValues, type Values } from './body.ts';
import { focusProblem, summaryBox } from './focusProblem.ts';
import { RestoredDraft } from './RestoredDraft.tsx';
import { makeResolver } from './resolver.ts';
import { UnsavedChanges } from './UnsavedChanges.tsx';
import { type Send, useSubmit } from './useSubmit.ts';

const FormLanguages = latePart(() => import('./FormLanguages.tsx'));
const ConflictDialog = lateDialog(() => import('./ConflictDialog.tsx'));

interface Props {
  entity: Entity;
  /** `create`, `update` or the name of an action. */
  operation: string;
  /** What the form starts with; a record with an id also has the version that an update is checked against. */
  record?: Values;
  /** The parent of the new record. */
  parent?: Values;
  id?: string;
  send: Send;
  /** Warns before the page is left with unsaved changes: for pages, not for dialogs. */
  guard?: boolean;
  /** In a dialog: errors keep the dialog's margins. */
  inset?: boolean;
  children: ReactNode;
}

export function EntityForm({ entity, operation, record, parent, id, send, guard = false, inset = false, children }: Props) {
  const session = useSession();
  const translate = useTranslate();
  // Taken once: what the server sends later must not overwrite what somebody is typing.
  const [started] = useState(record);
  const [defaults] = useState(() => initialValues(entity, operation, session, started));
  const resolver = useMemo(
    () => makeResolver(entity, operation, session, translate, parent, started?.id === undefined ? undefined : started),
    [entity, operation, session, translate, parent, started],
  );
  const version = started?.version as number | undefined;
  const { submit, conflict, settle, rebase, dropConflict } = useSubmit({ entity, operation, send, version });
  const canBlock = useCanBlock();
  const texts = inputNames(entity, operation, session).filter((name) => isWorded(entity.fields[name]));

  return (
    <WaitsForFiles>
      <Form
        id={id}
        noValidate
        record={{}}
        defaultValues={defaults}
        resolver={resolver as never}
        onSubmit={(values: Values) => submit(values)}
        shouldFocusError={false}
        disableInvalidFormNotification
      >
        <FormProblem inset={inset} />
        {guard && <RestoredDraft form={operation} version={version} secrets={secretKeys(entity)} onRebase={rebase} />}
        {texts.length > 1 ? (
          <Suspense fallback={null}>
            <FormLanguages entity={entity} names={texts}>
              {children}
            </FormLanguages>
          </Suspense>
        ) : (
          children
        )}
        {guard && canBlock && <UnsavedChanges />}
        {conflict && (
          <Resolution
            onResolve={async (values, form) => {
              for (const [key, value] of Object.entries(values)) form.setValue(key, value, { shouldDirty: true });
              settle(conflict.theirs);
              await form.handleSubmit(async (next) => {
                const problems = await submit(next, conflict.theirs.version as number);
                const { root, ...fields } = (problems ?? {}) as { root?: { serverError: string } } & Record<string, string>;
                for (const [key, message] of Object.entries(fields)) form.setError(key, { type: 'server', message });
                if (root) form.setError('root.serverError', { type: 'server', message: root.serverError });
              })();
            }}
          >
            {(resolve) => (
              <ConflictDialog
                entity={entity}
                conflict={conflict}
                started={{ ...defaults, ...started }}
                shown={started ?? {}}
                onClose={dropConflict}
                onResolve={resolve}
              />
            )}
          </Resolution>
        )}
      </Form>
    </WaitsForFiles>
  );
}

type FormApi = ReturnType<typeof useFormContext<Values>>;
/** Passes the form to the conflict dialog's answer. */
function Resolution({
  onResolve,
  children,
}: {
  onResolve: (values: Values, form: FormApi) => Promise<void>;
  children: (resolve: (values: Values) => void) => ReactNode;
}) {
  const form = useFormContext<Values>();
  return children((values) => void onResolve(values, form));
}

/** Why the form was rejected, above its inputs; errors of one input are shown at the input. The first of them takes the focus. */
function FormProblem({ inset }: { inset: boolean }) {
  const { errors, submitCount, isSubmitting } = useFormState();
  const box = useRef<HTMLDivElement>(null);
  const seen = useRef(submitCount);
  useEffect(() => {
    if (isSubmitting || submitCount === seen.current) return;
    seen.current = submitCount;
    const form = box.current?.closest('form');
    if (form) focusProblem(form, Object.keys(errors));
  }, [isSubmitting, submitCount, errors]);
  const translate = useTranslate();
  const server = (errors.root as { serverError?: { message?: string } } | undefined)?.serverError?.message;
  const some = Object.keys(errors).some((key) => key !== 'root');
  if (submitCount === 0 || (!server && !some)) return null;
  return (
    <Alert ref={box} {...summaryBox} severity="error" sx={inset ? { mx: 3, mb: 1 } : { mb: 2 }}>
      {server ?? translate('errors.validation')}
    </Alert>
  );
}
