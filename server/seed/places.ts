/** The three demo buildings, their tenants, floors and car parks. */
import type { AddOn } from '#schemas/kernel/access.ts';

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
  floors: readonly string[];
  tenants: readonly DemoTenant[];
  carParks: readonly DemoCarPark[];
}

const WIDE: readonly AddOn[] = [
  'BOOK_FACILITY',
  'STAFF_PORTAL',
  'VISITOR_MANAGEMENT',
  'SERVICE_REQUEST',
  'RETAIL_MANAGEMENT',
  'HOTDESK_BOOKING',
];

export const buildings: readonly DemoBuilding[] = [
  {
    code: 'HPT',
    company: 'Harbour Point Properties Pte Ltd',
    building: 'Harbour Point Tower',
    address: '8 Harbour Point Boulevard, Singapore 018984',
    timeZone: 'Asia/Singapore',
    currency: 'SGD',
    taxRate: 900,
    phone: '+65 6123 4500',
    mail: 'harbourpoint.example',
    addOns: WIDE,
    floors: ['B1', '1', '2', '3', '8', '12', '20'],
    tenants: [
      { code: 'MERIDIAN', name: 'Meridian Shipping Pte Ltd', type: 'TENANT' },
      { code: 'LOTUS', name: 'Lotus Capital Partners', type: 'TENANT' },
      { code: 'KOPI', name: 'Kopi & Crumb Bakery', type: 'OFFICE' },
      { code: 'NIMBUS', name: 'Nimbus Software Pte Ltd', type: 'TENANT' },
      { code: 'ORCHID', name: 'Orchid Dental Group', type: 'TENANT', active: false },
    ],
    carParks: [
      { code: 'HPT-B1', name: 'Basement 1', active: true, car: 28_000, motorcycle: 4_500 },
      { code: 'HPT-B2', name: 'Basement 2', active: true, car: 24_000, motorcycle: null },
      { code: 'HPT-P3', name: 'Podium level 3', active: true, car: 32_000, motorcycle: 5_000 },
      { code: 'HPT-OLD', name: 'Old annex (closed)', active: false, car: 18_000, motorcycle: 3_000 },
    ],
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
    floors: ['LG', 'G', '5', '18', '28', '38'],
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
    floors: ['B2', 'B1', 'G', '1', '4'],
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
