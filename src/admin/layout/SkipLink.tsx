import { useTranslate } from 'ra-core';

/** The first tab stop: skips the menu. */
export function SkipLink({ target }: { target: string }) {
  const translate = useTranslate();
  return (
    <a
      className="at-skip"
      href={`#${target}`}
      onClick={(event) => {
        event.preventDefault();
        document.getElementById(target)?.focus();
      }}
    >
      {translate('shell.skip')}
    </a>
  );
}
