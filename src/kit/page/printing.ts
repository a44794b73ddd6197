/** Printing by the portal's own buttons: components that show a part of their content render all of it first. */

/** Renders everything to print; resolves to a function that undoes it. */
export type Prepare = () => Promise<() => void>;
const preparing = new Set<Prepare>();

/** @returns how to unregister */
export function beforePrint(prepare: Prepare): () => void {
  preparing.add(prepare);
  return () => void preparing.delete(prepare);
}

/** Opens the browser's print dialog once everything is rendered. Content that cannot be loaded is printed as shown. */
export async function printPage(): Promise<void> {
  const ready = await Promise.allSettled([...preparing].map((prepare) => prepare()));
  const undo = () => {
    for (const one of ready) if (one.status === 'fulfilled') one.value();
  };
  window.addEventListener('afterprint', undo, { once: true });
  window.print();
}
