/** The vehicle fields of season parking (002 §3), shared by applications and their instances. */
import { date, file, longText, oneOf, reference, text } from '../kernel/fields/field.ts';

export const vehicleTypes = ['CAR', 'MOTORCYCLE'] as const;
export const vehicleCategories = ['PRIVATE', 'COMPANY', 'RENTAL', 'ELECTRIC'] as const;

export const vehicleFields = {
  vehicleType: oneOf(vehicleTypes, { required: true, default: 'CAR' }),
  vehiclePlateNo: text({ required: true, max: 15, pattern: 'vehiclePlate', search: true }),
  vehicleIuNo: text({ max: 10, pattern: 'alphanumeric' }),
  vehicleMake: text({ max: 50 }),
  vehicleModel: text({ max: 50 }),
  vehicleCategory: oneOf(vehicleCategories, { required: true, default: 'PRIVATE' }),
};

/** Car park, period and supporting document. */
export const parkingFields = {
  carPark: reference('car-parks', {
    required: true,
    onDelete: 'restrict',
    embed: ['code', 'name', 'carMonthlyRate', 'motorcycleMonthlyRate'],
    pick: { active: true },
  }),
  commencementDate: date({ required: true }),
  endDate: date({ required: true }),
  supportDocFile: file({ accept: ['pdf', 'jpg', 'jpeg', 'png'] }),
};
/** Why somebody asks for it. */
export const submittedReason = longText({ max: 500 });
/** The end date is not before the start date. */
export const parkingPeriod = { field: 'endDate', gte: 'commencementDate' } as const;
