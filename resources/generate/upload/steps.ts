/** The addresses of an upload's steps: `/upload/users`, `/upload/users/confirm?uploadId=…`, `/upload/users/result?uploadId=…`. */
import type { Upload } from '#schemas/kernel/calls/upload.ts';

export type Step = 'choose' | 'confirm' | 'result';

export function stepOf({ page }: Pick<Upload, 'page'>, pathname: string): Step {
  const rest = pathname.replace(/\/+$/, '').slice(page.length);
  return rest === '/confirm' ? 'confirm' : rest === '/result' ? 'result' : 'choose';
}

export const stepPath = ({ page }: Pick<Upload, 'page'>, step: Exclude<Step, 'choose'>, uploadId: string): string =>
  `${page}/${step}?uploadId=${encodeURIComponent(uploadId)}`;
