/** The three demo buildings, their tenants, floors and car parks. */

import type { paymentProviders } from '#schemas/buildings/paymentProviders.ts';
import { buildingSample } from '#schemas/buildings/samples.ts';
import type { AddOn } from '#schemas/kernel/rights/access.ts';
import { carParkSample } from '#schemas/parking/samples.ts';
import { tenantSample } from '#schemas/tenants/samples.ts';

export interface DemoTenant {
  code: string;
  name: string;
  type: 'TENANT' | 'OFFICE';
  active?: false;
}
export interface DemoCarPark {
  code: string;
  name: string;
  active: boolean;
  /** Monthly rates in minor units. */
  car: number;
  motorcycle: number | null;
}
export interface DemoBuilding {
  code: string;
  company: string;
  building: string;
  address: string;
  timeZone: string;
  currency: string;
  taxRate: number;
  phone: string;
  mail: string;
  addOns: readonly AddOn[];
  paymentProvider?: (typeof paymentProviders)[number];
  floors: readonly string[];
  tenants: readonly DemoTenant[];
  carParks: readonly DemoCarPark[];
}

const WIDE: readonly AddOn[] = [
  'BOOK_FACILITY',
  'STAFF_PORTAL',
  'VISITOR_MANAGEMENT',
  'SERVICE_REQUEST',
  'AIRCON_MANAGEMENT',
  'RETAIL_MANAGEMENT',
  'PROMOTION_MANAGEMENT',
  'ORDER_PAY_COLLECT',
  'HOTDESK_BOOKING',
  'DATA_PROVIDER',
];

const placeOf = (building: (typeof buildingSample.records)[0]) => ({
  code: building.centreCode,
  company: building.companyName,
  building: building.buildingName,
  address: building.address,
  timeZone: building.timeZone,
  currency: building.currency,
  taxRate: building.taxRate,
  phone: building.contactPhone,
});

/** The first one consists of the samples, which the tests and the gallery use, too. */
export const buildings: readonly DemoBuilding[] = [
  {
    ...placeOf(buildingSample.records[0]),
    mail: 'harbourpoint.example',
    addOns: WIDE,
    paymentProvider: 'SIMULATOR',
    floors: ['B1', '1', '2', '3', '5', '6', '7', '8', '9', '10', '12', '15', '18', '20'],
    tenants: tenantSample.records.map(({ centreCode, companyName, officeCentreType, active }) => ({
      code: centreCode,
      name: companyName,
      type: officeCentreType,
      ...(active ? {} : { active }),
    })),
    carParks: carParkSample.records.map(({ code, name, active, carMonthlyRate, motorcycleMonthlyRate }) => ({
      code,
      name,
      active,
      car: carMonthlyRate,
      motorcycle: motorcycleMonthlyRate,
    })),
  },
  {
    code: 'VGC',
    company: '維港置業有限公司 Victoria Gate Estates Ltd',
    building: '維港中心 Victoria Gate Centre',
    address: '香港灣仔港灣道 88 號 88 Harbour Road, Wan Chai, Hong Kong',
    timeZone: 'Asia/Hong_Kong',
    currency: 'HKD',
    taxRate: 0,
    phone: '+852 2345 6700',
    mail: 'victoriagate.example',
    addOns: ['BOOK_FACILITY', 'VISITOR_MANAGEMENT', 'AIRCON_MANAGEMENT', 'THIRD_PARTY_INVOICE'],
    floors: ['LG', 'G', '5', '6', '8', '18', '19', '28', '38'],
    tenants: [
      { code: 'JADE', name: '翡翠貿易有限公司 Jade Trading Ltd', type: 'TENANT' },
      { code: 'PEARL', name: '明珠證券 Pearl Securities', type: 'TENANT' },
      { code: 'LANTERN', name: '燈籠傳媒 Lantern Media', type: 'OFFICE' },
      { code: 'STARFERRY', name: 'Star Ferry Design Studio', type: 'TENANT' },
    ],
    carParks: [
      { code: 'VGC-LG1', name: '低層一 Lower ground 1', active: true, car: 420_000, motorcycle: 80_000 },
      { code: 'VGC-LG2', name: '低層二 Lower ground 2', active: true, car: 380_000, motorcycle: 75_000 },
      { code: 'VGC-R', name: '天台 Roof', active: false, car: 300_000, motorcycle: null },
    ],
  },
  {
    code: 'TBH',
    company: 'Tower Bridge House Management Ltd',
    building: 'Tower Bridge House',
    address: "1 St Katharine's Way, London E1W 1DD",
    timeZone: 'Europe/London',
    currency: 'GBP',
    taxRate: 2000,
    phone: '+44 20 7946 0100',
    mail: 'towerbridgehouse.example',
    addOns: ['STAFF_PORTAL', 'VISITOR_MANAGEMENT', 'ORDER_PAY_COLLECT', 'RETAIL_MANAGEMENT', 'DATA_PROVIDER'],
    floors: ['B2', 'B1', 'G', '1', '2', '3', '4'],
    tenants: [
      { code: 'WREN', name: 'Wren & Hawksmoor Architects LLP', type: 'TENANT' },
      { code: 'THAMES', name: 'Thames Analytics Ltd', type: 'TENANT' },
      { code: 'FLEET', name: 'Fleet Street Publishing', type: 'OFFICE' },
    ],
    carParks: [
      { code: 'TBH-B1', name: 'Basement one', active: true, car: 38_500, motorcycle: 9_000 },
      { code: 'TBH-B2', name: 'Basement two, electric', active: true, car: 42_000, motorcycle: null },
    ],
  },
];
