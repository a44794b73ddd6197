import type { Entity } from '../kernel/entity.ts';
import { carPark } from './carPark.ts';
import { seasonParkingApplication } from './seasonParkingApplication.ts';
import { seasonParkingInstance } from './seasonParkingInstance.ts';

/** The entities of this area, in menu order. */
export const entities = [seasonParkingApplication, seasonParkingInstance, carPark] as unknown as readonly Entity[];
