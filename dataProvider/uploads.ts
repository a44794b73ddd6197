import { HttpError } from 'ra-core';

/**
 * The code that sends a file, which no list needs. What offers to choose a file asks for it at once: when the file is chosen, the
 * connection may be gone. Throws HttpError when the server cannot be reached.
 */
export const uploads = () =>
  import('./uploadFile.ts').catch(() => {
    throw new HttpError('errors.network', 0, { code: 'network' });
  });
