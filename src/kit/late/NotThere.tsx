import './late.css';
import { useTranslate } from 'ra-core';
import { useEffect, useRef } from 'react';

interface Again {
  onTryAgain: () => void;
}

/** What has happened, as far as the browser knows: there is no connection, or the file is gone after an update. */
const useReason = () => useTranslate()(navigator.onLine ? 'shell.errorOutdated' : 'errors.network');

/** Stands in the place of a part that could not be loaded. */
export function PartMissing({ onTryAgain }: Again) {
  const translate = useTranslate();
  return (
    <span role="alert" className="at-late-part">
      {translate('kit.failed')}{' '}
      <button type="button" onClick={onTryAgain}>
        {translate('kit.retry')}
      </button>
    </span>
  );
}

/** Stands in the place of a dialog whose code is not there: a ring that shows after a moment, or why it could not be loaded. */
export function DialogAwaited({ hasFailed, onClose, onTryAgain }: Again & { hasFailed: boolean; onClose: () => void }) {
  const translate = useTranslate();
  return hasFailed ? (
    <DialogMissing onTryAgain={onTryAgain} onClose={onClose} />
  ) : (
    <div role="status" aria-label={translate('shell.loading')} className="at-late-wait" />
  );
}

/** The browser's own dialog: the one of the page may be what could not be loaded. */
function DialogMissing({ onClose, onTryAgain }: Again & { onClose: () => void }) {
  const translate = useTranslate();
  const reason = useReason();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog ref={dialog} className="at-late-dialog" aria-label={translate('kit.failed')} onClose={onClose}>
      <strong>{translate('kit.failed')}</strong>
      <p role="alert">{reason}</p>
      <div>
        <button type="button" onClick={onClose}>
          {translate('kit.close')}
        </button>
        <button type="button" onClick={onTryAgain}>
          {translate('kit.retry')}
        </button>
      </div>
    </dialog>
  );
}
