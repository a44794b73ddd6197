/** What season parking asks about a vehicle (002 §3), shared by applications and their instances. */
import { date, file, oneOf, reference, text } from '../kernel/field.ts';

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

/** Where and for how long: the car park, the period and the document that supports the claim. */
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
/** It ends on the day on which it begins, or later. */
export const parkingPeriod = { field: 'endDate', gte: 'commencementDate' } as const;
