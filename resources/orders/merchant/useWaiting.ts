/**
 * What was pressed without a network: kept in order, over a reload too, sent when the network is back, and said where the server refuses it.
 */
import { useQueryClient } from '@tanstack/react-query';
import { useNotify } from 'ra-core';
import { useCallback, useEffect, useRef, useState } from 'react';
import { http } from '#dataProvider/httpClient.ts';
import { keep, readKept } from './kept.ts';

export interface Pressed {
  id: number;
  /** Below the record: `accept`. */
  what: string;
}
const NAME = 'pressed';
/** A server that cannot be reached is asked again so often. */
const TRY_AGAIN = 5_000;
/** No answer, or none from the server itself: it was not done. */
const isAway = (error: unknown): boolean => {
  const { status } = error as { status?: number };
  return !status || status === 502 || status === 503 || status === 504;
};

/** @param online whether there is a network now */
export function useWaiting(userId: number, online: boolean) {
  const notify = useNotify();
  const client = useQueryClient();
  const [waiting, setWaiting] = useState<readonly Pressed[]>(() => readKept<Pressed[]>(userId, NAME) ?? []);
  const [turn, setTurn] = useState(0);
  const sending = useRef(false);
  useEffect(() => keep(userId, NAME, waiting), [userId, waiting]);
  const send = useCallback(
    async ({ id, what }: Pressed): Promise<boolean> => {
      try {
        const { message } = await http('PUT', `/opc-orders/${id}/${what}`, { body: {} });
        notify(message, { type: 'success' });
      } catch (error) {
        if (isAway(error)) return false;
        notify((error as Error).message, { type: 'error' });
      }
      await client.invalidateQueries({ queryKey: ['opc-orders'] });
      return true;
    },
    [client, notify],
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: a turn begins the next attempt.
  useEffect(() => {
    const [next] = waiting;
    if (!online || !next || sending.current) return;
    sending.current = true;
    void send(next).then((done) => {
      sending.current = false;
      if (done) setWaiting((all) => all.filter((one) => one !== next));
      else setTimeout(() => setTurn((before) => before + 1), TRY_AGAIN);
    });
  }, [online, waiting, send, turn]);
  /** The same again changes nothing. */
  const press = (one: Pressed) =>
    setWaiting((all) => (all.some(({ id, what }) => id === one.id && what === one.what) ? all : [...all, one]));
  return { waiting, press };
}
