import { useLayoutEffect, useRef } from 'react';
import { useHasShortcuts } from '#src/kit/kitContext.ts';
import { bufferTyping, openShellDialog } from '../palette/shellDialog.ts';
import { endListeningEarly } from './earlyKeys.ts';
import { type Command, commandOf } from './keys.ts';
import { activateShortcut, isCovered, isWriting, moveRow, saveForm, selectRow } from './onPage.ts';

/** Runs the command if the page supports it. True when the key is handled. */
function run(command: Command): boolean {
  switch (command.does) {
    case 'press':
      return activateShortcut(command.key);
    case 'row':
      return moveRow(command.step, command.mustBeThere);
    case 'select':
      return selectRow();
    case 'save':
      return saveForm();
    default:
      openShellDialog(command.does);
      return true;
  }
}

/** Listens to the shortcuts. A key that a widget has handled (`preventDefault`) is ignored. */
export function useKeys(): void {
  const isOn = useHasShortcuts();
  const latest = useRef(isOn);
  latest.current = isOn;
  useLayoutEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.defaultPrevented) return;
      const isWithCtrl = event.ctrlKey || event.metaKey;
      if (!isWithCtrl && bufferTyping(event.key)) return event.preventDefault();
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
    window.addEventListener('keydown', onKey);
    endListeningEarly(onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, []);
}
