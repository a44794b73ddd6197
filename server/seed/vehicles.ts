/** Vehicles with the number plates of the three cities; all unique. */
import { vehicleSample } from '#schemas/parking/samples.ts';

export interface Vehicle {
  vehicleType: 'CAR' | 'MOTORCYCLE';
  vehiclePlateNo: string;
  vehicleIuNo: string | null;
  vehicleMake: string;
  vehicleModel: string;
  vehicleCategory: 'PRIVATE' | 'COMPANY' | 'RENTAL' | 'ELECTRIC';
}
const ofType = (type: Vehicle['vehicleType']) => vehicleSample.records.filter(({ vehicleType }) => vehicleType === type);
const CARS = ofType('CAR');
const MOTORCYCLES = ofType('MOTORCYCLE');
const LETTERS = 'ABCDEGHJKLMPRSTUXYZ';
const letter = (index: number) => LETTERS[index % LETTERS.length] as string;

const plates: Record<string, (index: number) => string> = {
  HPT: (n) => `S${letter(n)}${letter(n * 3 + 1)} ${1000 + ((n * 379) % 9000)} ${letter(n * 5 + 2)}`,
  VGC: (n) => `${letter(n)}${letter(n * 3 + 4)} ${1000 + ((n * 613) % 9000)}`,
  TBH: (n) => `L${letter(n)}${20 + (n % 6)} ${letter(n * 2)}${letter(n * 3 + 1)}${letter(n * 5 + 2)}`,
};

/** The vehicle of that number in a building; every ninth is a motorcycle where those may park. */
export function vehicle(building: string, index: number, motorcycles: boolean): Vehicle {
  const isMotorcycle = motorcycles && index % 9 === 4;
  const kinds = isMotorcycle ? MOTORCYCLES : CARS;
  const { vehicleCategory, ...kind } = kinds[index % kinds.length] as (typeof kinds)[number];
  return {
    ...kind,
    vehiclePlateNo: (plates[building] as (index: number) => string)(index + 7),
    vehicleIuNo: index % 4 === 3 ? null : String(1_100_000_000 + index * 7_654_321).slice(0, 10),
    vehicleCategory:
      vehicleCategory === 'ELECTRIC' ? vehicleCategory : index % 5 === 1 ? 'COMPANY' : index % 11 === 7 ? 'RENTAL' : 'PRIVATE',
  };
}
