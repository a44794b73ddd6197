/** What the installation says about itself (`GET /portal-settings`): help, footer, sign-up, new features. */
import { useQuery } from '@tanstack/react-query';
import { useLocale } from 'ra-core';
import { http } from '#dataProvider/httpClient.ts';

export interface NewFeature {
  /** The resource or page beside whose menu entry the badge stands. */
  id: string;
  title: string;
  text: string;
  url: string;
}
export interface PortalSettings {
  supportContact: string;
  help: {
    guides: readonly { label: string; url: string }[];
    contactEmail: string | null;
    contactPhone: string | null;
    website: string | null;
  };
  signUpUrl: string | null;
  footer: Readonly<Record<'solutions' | 'faqs' | 'contact' | 'terms' | 'privacy', string | null>>;
  newFeatures: readonly NewFeature[];
  termsVersion: string;
  consentVersion: string;
  singleSignOn: boolean;
}

/** The settings in the person's language; undefined until they are there, and where they cannot be had. */
export function usePortalSettings(): PortalSettings | undefined {
  const locale = useLocale();
  const { data } = useQuery({
    queryKey: ['portal-settings', locale],
    queryFn: async ({ signal }) => (await http<PortalSettings>('GET', '/portal-settings', { signal })).data,
    staleTime: Number.POSITIVE_INFINITY,
  });
  return data;
}
