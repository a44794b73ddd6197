/** Discounts: codes as they are kept, in capital letters. */
import { facilityDiscount } from '#schemas/bookings/facilityDiscount.ts';
import { rulesFor } from '#server/engine/areas/rules.ts';

const keepCodes = async (_: unknown, rows: readonly { values: { code?: string | null } }[]): Promise<void> => {
  for (const { values } of rows) if (values.code) values.code = values.code.trim().toUpperCase();
};

export const discountRules = rulesFor(facilityDiscount, { beforeCreate: keepCodes, beforeUpdate: keepCodes });
