/** The identity provider of a building, as the API returns it: never with its secret. */
import type { Session } from '#schemas/kernel/rights/session.ts';

export interface ProviderSettings {
  name: string;
  issuer: string;
  clientId: string;
  domains: string[];
  active: boolean;
  /** Addresses of proven domains count although the provider does not say that it has checked them. */
  trustsDomains: boolean;
}
export interface DomainProof {
  domain: string;
  /** The TXT record that proves it. */
  recordName: string;
  recordValue: string;
  /** null: it is not proven (any more). */
  provenBy: 'DNS' | 'PROVIDER' | null;
}
export interface IdentityProvider {
  /** Where the provider sends people back to. */
  redirectUri: string;
  provider: (ProviderSettings & { updatedDate: string }) | null;
  /** One for each domain that is stored. */
  domains: DomainProof[];
}
/** What the form holds; an empty secret is not sent. */
export type ProviderValues = Omit<ProviderSettings, 'trustsDomains'> & {
  clientSecret: string;
  /** null until somebody says so: then the server goes by the issuer. */
  trustsDomains: boolean | null;
};

export const providerPath = ({ officeCentre }: Pick<Session, 'officeCentre'>): string =>
  `/office-centres/${officeCentre?.officeCentreId}/identity-provider`;

/** The form begins with the domains of the building, which it has without a provider as well: saving would remove what it leaves out. */
export const valuesOf = ({ provider, domains }: Pick<IdentityProvider, 'provider' | 'domains'>): ProviderValues => ({
  name: provider?.name ?? '',
  issuer: provider?.issuer ?? '',
  clientId: provider?.clientId ?? '',
  clientSecret: '',
  domains: domains.map(({ domain }) => domain),
  active: provider?.active ?? true,
  trustsDomains: provider?.trustsDomains ?? null,
});

export const bodyOf = ({ clientSecret, ...rest }: ProviderValues) => ({ ...rest, ...(clientSecret ? { clientSecret } : {}) });
