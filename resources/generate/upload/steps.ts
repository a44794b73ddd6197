/** The addresses of an upload's steps: `/upload/users`, `/upload/users/confirm?uploadId=…`, `/upload/users/result?uploadId=…`. */
import { resultStepOf, type Upload } from '#schemas/kernel/calls/upload.ts';

export type Step = 'choose' | 'confirm' | 'result';

type Steps = Pick<Upload, 'page' | 'resultStep'>;

export function stepOf(upload: Steps, pathname: string): Step {
  const rest = pathname.replace(/\/+$/, '').slice(upload.page.length);
  return rest === '/confirm' ? 'confirm' : rest === `/${resultStepOf(upload)}` ? 'result' : 'choose';
}

export const stepPath = (upload: Steps, step: Exclude<Step, 'choose'>, uploadId: string): string =>
  `${upload.page}/${step === 'result' ? resultStepOf(upload) : step}?uploadId=${encodeURIComponent(uploadId)}`;

/** The page with its parameter filled in from the address. */
export function pageIn({ page }: Pick<Upload, 'page'>, pathname: string): string {
  const given = pathname.split('/');
  return page
    .split('/')
    .map((part, index) => (part.startsWith(':') ? (given[index] ?? '') : part))
    .join('/');
}
/** The key that the address has for the parameter of the page; undefined where it has none. */
export function keyIn({ page }: Pick<Upload, 'page'>, pathname: string): string | undefined {
  const at = page.split('/').findIndex((part) => part.startsWith(':'));
  return at < 0 ? undefined : pathname.split('/')[at];
}
