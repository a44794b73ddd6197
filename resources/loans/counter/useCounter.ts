/** What stands on a counter: the person, what goes out, and what was said of the last step. Codes are worked off in the order in which they come. */
import { useQueryClient } from '@tanstack/react-query';
import { useTranslate } from 'ra-core';
import { useRef, useState } from 'react';
import { http } from '#dataProvider/httpClient.ts';
import { errorText } from '#src/kit/values/errorText.ts';
import type { Found, Line, LoanOut, Person, Said, StockFound } from './types.ts';

const PATH = '/loan-item-requests';

interface Place {
  locationId: string;
  onLocation: (id: number) => void;
}

export function useCounter({ locationId, onLocation }: Place) {
  const translate = useTranslate();
  const queries = useQueryClient();
  const word = (key: string, params?: object) => translate(`resources.loan-item-requests.counter.${key}`, params);
  const [person, setPerson] = useState<Person>();
  const [lines, setLines] = useState<readonly Line[]>([]);
  const [said, setSaid] = useState<Said>();
  const [busy, setBusy] = useState(0);
  const turn = useRef<Promise<void>>(Promise.resolve());
  const count = useRef(0);
  // The newest values, for steps that wait for those before them.
  const now = useRef({ person, lines, locationId });
  now.current = { person, lines, locationId };
  /** Names this lending, until it has succeeded. */
  const key = useRef(crypto.randomUUID());

  const say = (tone: Said['tone'], text: string) => {
    count.current += 1;
    setSaid({ number: count.current, tone, text });
  };
  const change = (next: readonly Line[]) => {
    now.current.lines = next;
    key.current = crypto.randomUUID();
    setLines(next);
  };
  const refresh = () => {
    for (const name of ['loan-item-requests', 'location-loan-items', 'loan-item-reservations', 'loan-locations', 'loan-items'])
      void queries.invalidateQueries({ queryKey: [name] });
  };
  /** One after the other; what fails is said, and the next one goes on. */
  const queue = (step: () => Promise<void>) => {
    setBusy((before) => before + 1);
    turn.current = turn.current
      .then(step)
      .catch((error: unknown) => say('danger', errorText(translate, error)))
      .finally(() => setBusy((before) => before - 1));
    return turn.current;
  };

  const choose = (next: Person | undefined) => {
    now.current.person = next;
    setPerson(next);
    change([]);
    if (next) say('info', word('chosen', { name: next.name }));
  };
  const add = (stock: StockFound) => {
    const before = now.current.lines;
    const there = before.find((line) => line.stock.id === stock.id);
    change(
      there
        ? before.map((line) => (line === there ? { ...line, quantity: line.quantity + 1, reason: undefined } : line))
        : [...before, { stock, quantity: 1 }],
    );
    say('info', word('added', { item: stock.name }));
  };
  const takeBackNow = async (loans: readonly LoanOut[]) => {
    const items = loans.map(({ uuid }) => ({ uuid }));
    const { data } = await http<{ refused: { index: number; message: string }[] }>('PUT', `${PATH}/counter/return`, {
      body: { items },
    });
    const [refused] = data.refused;
    const [first] = loans;
    if (refused) say('danger', word('refusedBack', { item: loans[refused.index]?.name, reason: refused.message }));
    else say('success', word('returned', { item: loans.map(({ name }) => name).join(', '), name: first?.borrower }));
    refresh();
  };
  const read = async (code: string) => {
    const here = now.current.locationId;
    const query = { code, ...(here ? { locationId: here } : {}) };
    const { data: found } = await http<Found>('GET', `${PATH}/counter/find`, { query });
    if (found.person) return choose(found.person);
    if (found.location) {
      onLocation(found.location.id);
      return say('info', word('here', { location: found.location.name }));
    }
    if (found.loan) return takeBackNow([found.loan]);
    const stock = found.items[0];
    if (!stock) return;
    if (!now.current.person) return say('danger', word('noPerson'));
    add(stock);
  };
  const lendNow = async () => {
    const { person: who, lines: going } = now.current;
    if (!who || going.length === 0) return;
    const items = going.map(({ stock, quantity }) => ({ locationLoanItemId: stock.id, quantity }));
    const body = { userId: who.id, items, requestKey: key.current };
    const { data } = await http<{ loaned: unknown[]; refused: { index: number; message: string }[] }>(
      'POST',
      `${PATH}/counter/lend`,
      { body },
    );
    const reasons = new Map(data.refused.map(({ index, message }) => [index, message]));
    change(going.flatMap((line, index) => (reasons.has(index) ? [{ ...line, reason: reasons.get(index) }] : [])));
    const [refused] = data.refused;
    if (refused) say('danger', word('refused', { item: going[refused.index]?.stock.name, reason: refused.message }));
    else say('success', word('lent', { name: who.name, smart_count: data.loaned.length }));
    refresh();
  };

  return {
    person,
    lines,
    said,
    busy: busy > 0,
    choose,
    /** A code that was scanned or typed; an empty line lends what stands on the counter. */
    scan: (text: string) => queue(() => (text.trim() ? read(text.trim()) : lendNow())),
    lend: () => queue(lendNow),
    takeBack: (loans: readonly LoanOut[]) => queue(() => takeBackNow(loans)),
    collect: (uuid: string) =>
      queue(async () => {
        await http('PUT', `/loan-item-reservations/uuid/${uuid}/collect`, { body: {} });
        say('success', word('lent', { name: now.current.person?.name, smart_count: 1 }));
        refresh();
      }),
    setQuantity: (id: number, quantity: number) =>
      change(
        now.current.lines.flatMap((line) =>
          line.stock.id !== id ? [line] : quantity > 0 ? [{ ...line, quantity, reason: undefined }] : [],
        ),
      ),
  };
}
export type Counter = ReturnType<typeof useCounter>;
