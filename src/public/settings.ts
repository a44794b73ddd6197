/** What the installation says about itself (`GET /portal-settings`), as far as the light pages show it. */
import { useEffect, useState } from 'react';
import { request } from '#authProvider/request.ts';

export interface Settings {
  /** Whether anybody signs in through an identity provider. */
  singleSignOn: boolean;
  /** Addresses of the legal texts; null where the installation shows none. */
  footer: { terms: string | null; privacy: string | null };
}
/** Defaults until the server answers, and if it does not: the product's own pages. */
const usual: Settings = {
  singleSignOn: false,
  footer: { terms: '/terms-and-conditions', privacy: '/personal-data-consent' },
};

let asked: Promise<Settings> | undefined;

/** The settings, fetched once after the first render: nothing waits for them. */
export function useSettings(): Settings {
  const [settings, setSettings] = useState(usual);
  useEffect(() => {
    asked ??= request<Settings>('GET', '/portal-settings').then(
      ({ data }) => data,
      () => usual,
    );
    void asked.then(setSettings);
  }, []);
  return settings;
}
