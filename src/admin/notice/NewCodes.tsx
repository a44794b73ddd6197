import { useNewCodes } from '#src/app/newCodes.ts';
import { latePart } from '#src/kit/late/late.tsx';

const Dialog = latePart(() => import('./NewCodesDialog.tsx'), { quiet: true });

/** Codes that are told once, over whatever page follows. */
export function NewCodes() {
  const codes = useNewCodes();
  return codes.length ? <Dialog codes={codes} /> : null;
}
