/** People to whom things can be lent, by a part of the name or e-mail address (001 §3 Loan user query). */
import { useQuery } from '@tanstack/react-query';
import { http } from '#dataProvider/httpClient.ts';

export interface PersonOption {
  value: number;
  code: string;
  label: string;
  tenant: readonly { id: number; label: string }[];
}
const PATH = '/users/drop-down-with-tenant-info';

export function usePeople(text: string) {
  const query = {
    sortProperties: 'fullName',
    sortDirection: 'ASC',
    active: true,
    limit: 20,
    ...(text ? { wildcardSearch: text } : {}),
  };
  return useQuery({
    queryKey: ['users', 'borrowers', text],
    queryFn: async () => (await http<PersonOption[]>('GET', PATH, { query })).data,
    placeholderData: (before) => before,
  });
}
/** The second line of an option: who shares a name differs by it. */
export const detailOf = ({ code, tenant }: PersonOption): string => [code, ...tenant.map(({ label }) => label)].join(' · ');
