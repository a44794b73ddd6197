/** As much of oidc-provider as the tests use; the package brings no types. */
declare module 'oidc-provider' {
  import type { RequestListener } from 'node:http';

  interface Context {
    body: unknown;
    oidc?: { route?: string };
  }
  export default class Provider {
    constructor(issuer: string, configuration: object);
    proxy: boolean;
    callback(): RequestListener;
    use(middleware: (context: Context, next: () => Promise<void>) => Promise<void>): void;
  }
}
