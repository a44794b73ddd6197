/** What the rows of an upload have in common: they are written in one building, so that their amounts are in its currency. */
import { useSession } from '#authProvider/useSession.ts';
import { currencyToWrite } from '#schemas/kernel/fields/currency.ts';

export const useWrittenIn = (): { currency: string | undefined } => ({ currency: currencyToWrite(undefined, useSession()) });
