/** The mark: the gate of an atrium, seen through its storeys. Plain SVG, for pages with and without Material UI. */

export function Mark({ size = 28 }: { size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 32 32" aria-hidden="true" focusable="false">
      <rect width="32" height="32" rx="7" fill="var(--at-brand, #1d5a54)" />
      <g fill="none" stroke="#fff" strokeWidth="2" strokeLinejoin="round">
        <path d="M6.5 26V12.5L16 5.5l9.5 7V26" />
        <path d="M11 26V15.6l5-3.8 5 3.8V26" />
      </g>
      <path d="M14.4 26v-7.4l1.6-1.3 1.6 1.3V26z" fill="#e2b36b" />
    </svg>
  );
}

/** The mark with the product's name. */
export function Wordmark({ size = 28 }: { size?: number }) {
  return (
    <span style={{ display: 'inline-flex', alignItems: 'center', gap: size * 0.36 }}>
      <Mark size={size} />
      <span style={{ fontWeight: 650, fontSize: size * 0.68, letterSpacing: '-0.015em' }}>Atrium</span>
    </span>
  );
}
