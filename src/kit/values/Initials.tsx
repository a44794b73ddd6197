import './initials.css';

/** Up to two letters that stand for a name: first letters of its words, or the first character of a Chinese one. */
export function initialsOf(name: string): string {
  const words = name.split(/[\s&·,.()-]+/).filter((word) => /[\p{L}\p{N}]/u.test(word));
  if (/\p{Script=Han}/u.test(words[0] ?? '')) return [...(words[0] as string)][0] ?? '';
  return words
    .slice(0, 2)
    .map((word) => [...word][0]?.toUpperCase())
    .join('');
}

export function Initials({ name, size = 32, isRound = false }: { name: string; size?: number; isRound?: boolean }) {
  return (
    <span
      className="at-initials"
      aria-hidden="true"
      data-round={isRound ? '' : undefined}
      style={{ width: size, height: size, fontSize: size * 0.4 }}
    >
      {initialsOf(name)}
    </span>
  );
}
