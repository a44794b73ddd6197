/** The calls on the members of a record (`schemas/kernel/entity/members.ts`), each with its notice; afterwards everything is read again. */
import { useMutation } from '@tanstack/react-query';
import { useNotify, useTranslate } from 'ra-core';
import { SLOW_CALL_MS } from '#authProvider/request.ts';
import { useSession } from '#authProvider/useSession.ts';
import { http } from '#dataProvider/httpClient.ts';
import { endpointPathOf } from '#dataProvider/paths.ts';
import type { Entity } from '#schemas/kernel/entity/entity.ts';
import { type MemberVerb, memberCall } from '#schemas/kernel/entity/members.ts';
import { refusalOf } from '#schemas/kernel/rights/access.ts';
import { errorText } from '#src/kit/values/errorText.ts';
import type { Row } from '../Row.ts';
import { useAfterWrite } from '../useAfterWrite.ts';

/** Who is added: people by name, or everybody whom a filter finds. */
export type Added = { userUuids: readonly string[] } | { filter: Readonly<Record<string, unknown>> };

/** May the session make this call? */
export function useMayCall(entity: Entity): (verb: MemberVerb) => boolean {
  const session = useSession();
  return (verb) => {
    const endpoint = entity.endpoints?.[memberCall(verb)];
    return endpoint !== undefined && session !== null && !refusalOf(session, endpoint);
  };
}

export function useMembers(entity: Entity, record: Row) {
  const session = useSession();
  const notify = useNotify();
  const translate = useTranslate();
  const afterWrite = useAfterWrite();
  const way = (verb: MemberVerb, more?: Readonly<Record<string, string>>) =>
    endpointPathOf(entity, memberCall(verb), session, record.id, more);
  const told = {
    onSuccess: ({ message }: { message: string }) => {
      notify(message, { type: 'success' });
      return afterWrite();
    },
    onError: (error: unknown) => notify(errorText(translate, error), { type: 'error' }),
  };
  const add = useMutation({
    mutationFn: (body: Added) => {
      const { method, path } = way('add');
      return http(method, path, { body, timeoutMs: SLOW_CALL_MS });
    },
    ...told,
  });
  const remove = useMutation({
    mutationFn: (userUuid: string) => {
      const { method, path } = way('remove', { userUuid });
      return http(method, path, path.includes(userUuid) ? {} : { body: { userUuids: [userUuid] } });
    },
    ...told,
  });
  const mail = async () => {
    const { method, path } = way('mail');
    await http(method, path);
    return true;
  };
  return { add, remove, mail, way };
}
