/** The passes of a person, as the server answers, and what is done with them. */
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useNotify } from 'ra-core';
import { http } from '#dataProvider/httpClient.ts';
import type { CredentialReason } from '#schemas/access/passes/credential.ts';

/** Kinds in the order of the page; `call` is the part of the path below the person. */
export const kinds = [
  { kind: 'QR', call: 'qr-pass' },
  { kind: 'HID', call: 'hid-pass' },
  { kind: 'FACE', call: 'fr-pass' },
  { kind: 'CARD', call: 'third-party-card', card: 'PHYSICAL_CARD' },
  { kind: 'MOBILE', call: 'mobile-pass', card: 'MOBILE_PASS' },
  { kind: 'PIN', call: 'access-pin-code' },
] as const;
export type PassKind = (typeof kinds)[number];

export interface Pass {
  kind: PassKind['kind'];
  id: number;
  status: string;
  reason: CredentialReason;
  startAt: string | null;
  endAt: string | null;
  assignedDate: string | null;
  cardId: string | null;
  invitationCode: string | null;
  expiryDate: string | null;
}
export interface Held {
  userAccessPassDtoList: readonly Pass[];
  mayChange: boolean;
  hasFacePicture: boolean;
  simulated: { hid: boolean; face: boolean };
}

/** @param path of the person, below the office centre */
export function usePasses(centre: number, id: number) {
  const queryKey = ['access-credential', centre, id];
  const client = useQueryClient();
  const notify = useNotify();
  const base = `/office-centres/${centre}/users/${id}`;
  const { data, error, refetch } = useQuery({
    queryKey,
    queryFn: async ({ signal }) => (await http<Held>('GET', `${base}/access-credential`, { signal })).data,
    staleTime: 0,
  });
  const run = useMutation({
    mutationFn: ({ method, path, body }: { method: 'PUT' | 'DELETE'; path: string; body?: object }) =>
      http(method, path, { body }),
    onSuccess: ({ message }) => {
      notify(message, { type: 'success' });
      return client.invalidateQueries({ queryKey });
    },
  });
  return { held: data, error, refetch, run, base };
}
