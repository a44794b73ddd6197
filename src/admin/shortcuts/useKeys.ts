import { useEffect, useRef } from 'react';
import { useHasShortcuts } from '#src/kit/kitContext.ts';
import { openDesk, typeEarly } from '../palette/desk.ts';
import { type Command, commandOf } from './keys.ts';
import { isCovered, isWriting, moveRow, pressNamed, saveForm, selectRow } from './onPage.ts';

/** Does it, as far as the page has something for it. True when the browser shall do nothing more. */
function run(command: Command): boolean {
  switch (command.does) {
    case 'press':
      return pressNamed(command.key);
    case 'row':
      return moveRow(command.step, command.mustBeThere);
    case 'select':
      return selectRow();
    case 'save':
      return saveForm();
    default:
      openDesk(command.does);
      return true;
  }
}

/** Listens to the keys of the desk. A widget that has used a key has said so, and keeps it. */
export function useKeys(): void {
  const isOn = useHasShortcuts();
  const latest = useRef(isOn);
  latest.current = isOn;
  useEffect(() => {
    const hear = (event: KeyboardEvent) => {
      if (event.defaultPrevented) return;
      const isWithCtrl = event.ctrlKey || event.metaKey;
      if (!isWithCtrl && event.key.length === 1 && typeEarly(event.key)) return event.preventDefault();
      const command = commandOf({
        key: event.key,
        code: event.code,
        ctrl: isWithCtrl,
        alt: event.altKey,
        shift: event.shiftKey,
        composing: event.isComposing || event.keyCode === 229,
        writing: isWriting(event.target),
        covered: isCovered(),
        isOn: latest.current,
      });
      if (command && run(command)) event.preventDefault();
    };
    window.addEventListener('keydown', hear);
    return () => window.removeEventListener('keydown', hear);
  }, []);
}
