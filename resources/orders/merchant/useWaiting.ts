/** What was pressed without a network: kept in order, sent when it is back, and said where the server refuses it. */
import { useQueryClient } from '@tanstack/react-query';
import { useNotify } from 'ra-core';
import { useCallback, useEffect, useRef, useState } from 'react';
import { http } from '#dataProvider/httpClient.ts';

export interface Pressed {
  id: number;
  /** Below the record: `accept`. */
  what: string;
}

/** @param online whether there is a network now */
export function useWaiting(online: boolean) {
  const notify = useNotify();
  const client = useQueryClient();
  const [waiting, setWaiting] = useState<readonly Pressed[]>([]);
  const sending = useRef(false);
  const send = useCallback(
    async ({ id, what }: Pressed) => {
      try {
        const { message } = await http('PUT', `/opc-orders/${id}/${what}`, { body: {} });
        notify(message, { type: 'success' });
      } catch (error) {
        notify((error as Error).message, { type: 'error' });
      }
      await client.invalidateQueries({ queryKey: ['opc-orders'] });
    },
    [client, notify],
  );
  useEffect(() => {
    const [next] = waiting;
    if (!online || !next || sending.current) return;
    sending.current = true;
    void send(next).finally(() => {
      sending.current = false;
      setWaiting((all) => all.filter((one) => one !== next));
    });
  }, [online, waiting, send]);
  /** The same again changes nothing. */
  const press = (one: Pressed) =>
    setWaiting((all) => (all.some(({ id, what }) => id === one.id && what === one.what) ? all : [...all, one]));
  return { waiting, press };
}
