import { useTranslate } from 'ra-core';

interface Props {
  typed: string;
  onType: (typed: string) => void;
  /** The Enter key opens the first page that is found. */
  onEnter: () => void;
}

/** Finds an entry of the menu by its name. */
export function MenuSearch({ typed, onType, onEnter }: Props) {
  const label = useTranslate()('shell.findPage');
  return (
    <input
      className="at-menu-search"
      aria-label={label}
      placeholder={label}
      autoComplete="off"
      value={typed}
      onChange={(event) => onType(event.target.value)}
      onKeyDown={(event) => {
        if (event.key === 'Enter' && !event.nativeEvent.isComposing) onEnter();
        // In a drawer, Escape would close the menu as well.
        if (event.key === 'Escape' && typed) {
          event.stopPropagation();
          onType('');
        }
      }}
    />
  );
}
