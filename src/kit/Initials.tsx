import { Box } from '@mui/material';

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
    <Box
      component="span"
      aria-hidden="true"
      sx={{
        display: 'inline-grid',
        placeItems: 'center',
        flexShrink: 0,
        width: size,
        height: size,
        borderRadius: isRound ? '50%' : 1,
        bgcolor: 'var(--at-primary-soft)',
        color: 'var(--at-primary-strong)',
        fontSize: size * 0.4,
        fontWeight: 650,
      }}
    >
      {initialsOf(name)}
    </Box>
  );
}
