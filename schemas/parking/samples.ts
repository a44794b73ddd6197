/** Typical records of parking: the first building of the demo data, and its vehicles without their plates. */
import { defineSample } from '../kernel/entity/sample.ts';
import { carPark } from './carPark.ts';
import { seasonParkingApplication } from './seasonParkingApplication.ts';

/** Monthly rates in minor units. */
export const carParkSample = defineSample(carPark, [
  { code: 'HPT-B1', name: 'Basement 1', active: true, carMonthlyRate: 28_000, motorcycleMonthlyRate: 4_500 },
  { code: 'HPT-B2', name: 'Basement 2', active: true, carMonthlyRate: 24_000, motorcycleMonthlyRate: null },
  { code: 'HPT-P3', name: 'Podium level 3', active: true, carMonthlyRate: 32_000, motorcycleMonthlyRate: 5_000 },
  { code: 'HPT-OLD', name: 'Old annex (closed)', active: false, carMonthlyRate: 18_000, motorcycleMonthlyRate: 3_000 },
]);

export const vehicleSample = defineSample(seasonParkingApplication, [
  { vehicleType: 'CAR', vehicleMake: 'Toyota', vehicleModel: 'Corolla Altis', vehicleCategory: 'PRIVATE' },
  { vehicleType: 'CAR', vehicleMake: 'Honda', vehicleModel: 'Vezel', vehicleCategory: 'PRIVATE' },
  { vehicleType: 'CAR', vehicleMake: 'BMW', vehicleModel: '320i', vehicleCategory: 'PRIVATE' },
  { vehicleType: 'CAR', vehicleMake: 'Tesla', vehicleModel: 'Model 3', vehicleCategory: 'ELECTRIC' },
  { vehicleType: 'CAR', vehicleMake: 'Mercedes-Benz', vehicleModel: 'C 180', vehicleCategory: 'PRIVATE' },
  { vehicleType: 'CAR', vehicleMake: 'BYD', vehicleModel: 'Atto 3', vehicleCategory: 'ELECTRIC' },
  { vehicleType: 'CAR', vehicleMake: 'Kia', vehicleModel: 'Niro', vehicleCategory: 'PRIVATE' },
  { vehicleType: 'CAR', vehicleMake: 'Volvo', vehicleModel: 'XC40', vehicleCategory: 'PRIVATE' },
  { vehicleType: 'MOTORCYCLE', vehicleMake: 'Honda', vehicleModel: 'CB400X', vehicleCategory: 'PRIVATE' },
  { vehicleType: 'MOTORCYCLE', vehicleMake: 'Yamaha', vehicleModel: 'NMAX', vehicleCategory: 'PRIVATE' },
  { vehicleType: 'MOTORCYCLE', vehicleMake: 'Vespa', vehicleModel: 'Primavera', vehicleCategory: 'PRIVATE' },
]);
