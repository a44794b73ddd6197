/** Printing by the portal's own buttons: whoever shows a part of something first shows all of it on paper. */

/** Puts on the page what is to be printed; gives what takes it away again. */
export type Prepare = () => Promise<() => void>;
const preparing = new Set<Prepare>();

/** @returns what ends it */
export function beforePrint(prepare: Prepare): () => void {
  preparing.add(prepare);
  return () => void preparing.delete(prepare);
}

/** Opens the browser's print dialog once everything stands on the page. What cannot be fetched is printed as it is shown. */
export async function printPage(): Promise<void> {
  const ready = await Promise.allSettled([...preparing].map((prepare) => prepare()));
  const undo = () => {
    for (const one of ready) if (one.status === 'fulfilled') one.value();
  };
  window.addEventListener('afterprint', undo, { once: true });
  window.print();
}
