/** What the installation says about itself (`GET /portal-settings`): help, footer, sign-up, new features. */
import { useQuery } from '@tanstack/react-query';
import { useLocale } from 'ra-core';
import { http } from '#dataProvider/httpClient.ts';
import type { LocalizedText } from '#schemas/kernel/fields/field.ts';

export interface NewFeature {
  /** The resource or page beside whose menu entry the badge stands. */
  id: string;
  title: string;
  text: string;
  url: string;
}
/** A maintenance that begins within a day or goes on; instants in ISO 8601. */
export interface Maintenance {
  uuid: string;
  title: LocalizedText;
  message: LocalizedText;
  startAt: string;
  endAt: string;
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
  /** What is told about maintenance when the portal starts. */
  maintenance: readonly Maintenance[];
}

function useSettingsQuery({ enabled = true } = {}) {
  const locale = useLocale();
  return useQuery({
    enabled,
    queryKey: ['portal-settings', locale],
    queryFn: async ({ signal }) =>
      (await http<PortalSettings>('GET', '/portal-settings', { signal, headers: { 'Accept-Language': locale } })).data,
    staleTime: Number.POSITIVE_INFINITY,
  });
}

/** The settings in the person's language; undefined while loading and after a failure. */
export const usePortalSettings = (): PortalSettings | undefined => useSettingsQuery().data;

/** The same, once somebody else has asked for them: the menu asks for nothing before the page has its first rows. */
export const useLoadedSettings = (): PortalSettings | undefined => useSettingsQuery({ enabled: false }).data;

/** Why the settings could not be loaded, and how to retry; undefined without a failure. */
export function usePortalSettingsFailure(): { error: unknown; retry: () => void } | undefined {
  const { data, error, refetch } = useSettingsQuery();
  return error && !data ? { error, retry: () => void refetch() } : undefined;
}
