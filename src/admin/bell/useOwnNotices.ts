/** What has been sent to the person; live updates ask again. */
import { useQuery } from '@tanstack/react-query';
import { http } from '#dataProvider/httpClient.ts';
import type { OwnNotices } from '#schemas/kernel/notices/ownNotice.ts';

export const NOTICES = ['own-notices'] as const;
/** What the bell asks for; its count holds for all of them. */
export const LATEST = 10;

export const useOwnNotices = (limit: number) =>
  useQuery({
    queryKey: [...NOTICES, limit],
    queryFn: async ({ signal }) => (await http<OwnNotices>('GET', '/occupant/notices', { query: { limit }, signal })).data,
    staleTime: 30_000,
  });
