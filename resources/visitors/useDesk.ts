/** The day at the desk, live, and codes that are scanned there. */
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslate } from 'ra-core';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { http } from '#dataProvider/httpClient.ts';
import { codeIn } from '#schemas/kernel/fields/scannedCode.ts';
import { useScans } from '#src/kit/scanDesk/useScans.ts';
import type { DeskDay, DeskVisit, ScanAnswer } from './deskAnswer.ts';
import { isAway, keepScan, onWaiting, sendWaiting, type Waiting, waitingScans } from './scanQueue.ts';

/** What was not told live is asked for, too: visits overstay without a change. */
const ASK_MS = 30_000;
const NAME = 'atrium.visitorDesk';

const send = async (body: Waiting) => (await http<ScanAnswer>('POST', '/visits/scan', { body })).data;

export function useDeskName(): [string, (name: string) => void] {
  const [name, setName] = useState(() => window.localStorage.getItem(NAME) ?? '');
  return [
    name,
    (next) => {
      window.localStorage.setItem(NAME, next);
      setName(next);
    },
  ];
}

export const useDay = (q: string) =>
  useQuery({
    // Under the name of the rows: live updates ask again.
    queryKey: ['visits', 'desk', q],
    queryFn: async () => (await http<DeskDay>('GET', '/visits/desk', { query: q ? { q } : {} })).data,
    refetchInterval: ASK_MS,
    placeholderData: (before) => before,
  });

/** How many scans wait for a network. */
export const useWaiting = (): number => useSyncExternalStore(onWaiting, () => waitingScans().length);

export interface Scanned {
  again: boolean;
  visit: DeskVisit | null;
  queued: boolean;
}

export function useDeskScans(type: Waiting['type'], desk: string) {
  const queries = useQueryClient();
  const translate = useTranslate();
  useEffect(() => {
    const resend = () =>
      void sendWaiting(send).then((sent) => {
        if (sent) void queries.invalidateQueries({ queryKey: ['visits'] });
      });
    resend();
    window.addEventListener('online', resend);
    const timer = setInterval(resend, ASK_MS);
    return () => {
      window.removeEventListener('online', resend);
      clearInterval(timer);
    };
  }, [queries]);
  return useScans<Scanned>(async (code) => {
    const body: Waiting = {
      code: codeIn(code),
      type,
      requestKey: crypto.randomUUID(),
      at: new Date().toISOString(),
      ...(desk ? { desk } : {}),
    };
    try {
      const { ok, again, message, visit } = await send(body);
      if (!ok) throw new Error(visit ? `${visit.visitorName}: ${message}` : message);
      return { again, visit, queued: false };
    } catch (error) {
      if (!(error instanceof Error && error.constructor === Error) && isAway(error)) {
        keepScan(body);
        throw new Error(translate('resources.visits.desk.queued'));
      }
      throw error;
    } finally {
      void queries.invalidateQueries({ queryKey: ['visits'] });
    }
  });
}
