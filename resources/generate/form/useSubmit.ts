/** Sending a form: server errors land on their fields, a stale version in the conflict dialog, nothing typed is lost. */
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { useSession } from '#authProvider/useSession.ts';
import type { Entity } from '#schemas/kernel/entity/entity.ts';
import { errorText, failureOf } from '#src/kit/values/errorText.ts';
import { bodyOf, type Values } from './body.ts';

export interface Conflict {
  /** The record as it is now on the server. */
  theirs: Values;
  mine: Values;
}
/** Sends the body; resolves when the server has accepted it. */
export type Send = (body: Values, version: number | undefined) => Promise<unknown>;

interface Facts {
  entity: Entity;
  operation: string;
  version?: number;
  send: Send;
}

export function useSubmit({ entity, operation, version, send }: Facts) {
  const translate = useTranslate();
  const session = useSession();
  const [conflict, setConflict] = useState<Conflict>();
  const [base, setBase] = useState(version);

  /** Errors by field for react-hook-form; `root.serverError` for what no input shows. */
  const submit = async (values: Values, against = base): Promise<Record<string, unknown> | undefined> => {
    const body = bodyOf(entity, operation, session, values);
    try {
      await send(body, against);
      return undefined;
    } catch (error) {
      const { code, errors = {}, data } = failureOf(error);
      if (code === 'stale' && typeof data === 'object' && data !== null) {
        setConflict({ theirs: data as Values, mine: body });
        return { root: { serverError: errorText(translate, error) } };
      }
      const problems: Record<string, unknown> = {};
      const rest: string[] = [];
      for (const [key, sentence] of Object.entries(errors)) {
        const input = key.split(/[.[]/)[0] ?? key;
        if (input in body) problems[input] ??= sentence;
        else rest.push(sentence);
      }
      const whole = errorText(translate, error);
      // What an input says already is not said again above the form.
      const said = Object.values(problems).includes(whole);
      problems.root = { serverError: rest.join(' ') || (said ? translate('errors.validation') : whole) };
      return problems;
    }
  };
  /** Continues from the current record. */
  const settle = (theirs: Values) => {
    setBase(theirs.version as number);
    setConflict(undefined);
  };
  return { submit, conflict, settle, rebase: setBase, dropConflict: () => setConflict(undefined) };
}
