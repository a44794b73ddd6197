/** The icon above the heading of a result page. Line art, like the building beside it. */

const shapes = {
  done: 'm7 12.5 3.4 3.4L17.2 9',
  failed: 'm8.5 8.5 7 7m0-7-7 7',
  expired: 'M12 7.2V12l3.2 2.2',
  locked: 'M8.5 11V9a3.5 3.5 0 0 1 7 0v2m-8 0h9v5.5h-9z',
  off: 'M12 6.5v5.5m-3.6-3a5 5 0 1 0 7.2 0',
} as const;
export type ResultIconKind = keyof typeof shapes;

export function ResultIcon({ kind }: { kind: ResultIconKind }) {
  return (
    <svg className={`sign sign-${kind}`} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <circle cx="12" cy="12" r="10.2" className="sign-ring" />
      <path d={shapes[kind]} />
    </svg>
  );
}
