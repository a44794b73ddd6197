/** What an emergency broadcast and a preset have in common (002 §3): what people are told, and which of them. */
import { boolean, localized, oneOf, references } from '../kernel/fields/field.ts';

/**
 * Everybody in the building; everybody in chosen companies; the persons in charge and admins of companies, of all of them if none is
 * chosen; the building's own people.
 */
export const recipientTypes = ['ALL', 'TENANT', 'EMERGENCY_CONTACT', 'BUILDING_STAFF'] as const;

export const emergencyFields = () => ({
  title: localized({ required: true, max: 80, short: true, search: true }),
  message: localized({ required: true, max: 500 }),
  recipientType: oneOf(recipientTypes, { required: true, default: 'ALL', clears: ['selectedTenant'] }),
  selectedTenant: references('tenants', {
    onDelete: 'clear',
    when: { recipientType: ['TENANT', 'EMERGENCY_CONTACT'] },
    requiredWhen: { recipientType: 'TENANT' },
    messages: { required: 'viewableBy.company' },
    pick: { active: true },
  }),
  /** Whoever is in the building then is to be accounted for, too. */
  startsRollCall: boolean({ default: false }),
});

export const recipients = ['recipientType', 'selectedTenant', 'startsRollCall'] as const;
/** How a company's people, or all of them, have answered. */
export const answerCounts = ['helpCount', 'silentCount', 'safeCount', 'addressedCount'] as const;
