import { QueryClient } from '@tanstack/react-query';

const isRefusal = (error: unknown) => {
  const status = (error as { status?: number }).status ?? 0;
  return status >= 400 && status < 500;
};

/**
 * Lists stay fresh for a moment, refusals are not retried, and switching windows refetches nothing. Without a
 * connection a call fails and says so, instead of waiting unseen: a page never looks empty, a decision is never sent later.
 */
export const makeQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 5_000,
        refetchOnWindowFocus: false,
        networkMode: 'always',
        refetchOnReconnect: true,
        retry: (failures, error) => failures < 1 && !isRefusal(error),
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
