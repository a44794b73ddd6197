import { useNewCodes } from '#src/app/newCodes.ts';
import { latePart } from '#src/kit/late/latePart.tsx';

const Dialog = latePart(() => import('./NewCodesDialog.tsx'));

/** Codes that are told once, over whatever page follows. */
export function NewCodes() {
  const codes = useNewCodes();
  return codes.length ? <Dialog codes={codes} /> : null;
}
