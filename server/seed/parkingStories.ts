/** Possible histories of a season parking application, in days before and after today. */
export type Status =
  | 'PENDING_APPROVAL'
  | 'PENDING_TERMINATION'
  | 'PENDING_RENEWAL'
  | 'PENDING_CHANGE_OF_VEHICLE'
  | 'APPROVED'
  | 'REJECTED'
  | 'TERMINATED'
  | 'PAST'
  | 'WITHDRAWN';

export interface InstanceStory {
  type: 'RENEWAL' | 'CHANGE_OF_VEHICLE';
  status: 'PENDING_APPROVAL' | 'APPROVED' | 'REJECTED';
  /** Days before today on which it was submitted; decided two days later. */
  raised: number;
}
export interface Story {
  status: Status;
  /** Days before today on which it was requested; decided three days later. */
  submitted: number;
  /** First and last day, relative to today. */
  from: number;
  to: number;
  instance?: InstanceStory;
}

const several = (count: number, make: (index: number) => Story): Story[] =>
  Array.from({ length: count }, (_, index) => make(index));
const renewal = (status: InstanceStory['status'], raised: number): InstanceStory => ({ type: 'RENEWAL', status, raised });
const change = (status: InstanceStory['status'], raised: number): InstanceStory => ({
  type: 'CHANGE_OF_VEHICLE',
  status,
  raised,
});

/** Every status, sub-tab and decision of 002 §4, in realistic numbers for one building. */
export const stories: readonly Story[] = [
  ...several(6, (n) => ({ status: 'PAST', submitted: 520 - n * 12, from: -500 + n * 12, to: -130 + n * 12 })),
  ...several(7, (n) => ({ status: 'APPROVED', submitted: 210 - n * 11, from: -200 + n * 11, to: 165 + n * 11 })),
  // They end soon, and nobody has requested a renewal yet.
  ...several(3, (n) => ({ status: 'APPROVED', submitted: 362 - n * 8, from: -357 + n * 8, to: 9 + n * 8 })),
  { status: 'APPROVED', submitted: 380, from: -20, to: 345, instance: renewal('APPROVED', 40) },
  { status: 'APPROVED', submitted: 300, from: -290, to: 75, instance: change('APPROVED', 60) },
  { status: 'APPROVED', submitted: 260, from: -250, to: 115, instance: renewal('REJECTED', 25) },
  { status: 'APPROVED', submitted: 240, from: -230, to: 135, instance: change('REJECTED', 18) },
  ...several(3, (n) => ({ status: 'TERMINATED', submitted: 180 - n * 9, from: -170 + n * 9, to: 195 + n * 9 })),
  ...several(3, (n) => ({ status: 'REJECTED', submitted: 90 - n * 20, from: -75 + n * 20, to: 290 + n * 20 })),
  ...several(2, (n) => ({ status: 'PENDING_TERMINATION', submitted: 150 - n * 8, from: -140 + n * 8, to: 225 + n * 8 })),
  ...several(3, (n) => ({
    status: 'PENDING_RENEWAL',
    submitted: 360 - n * 5,
    from: -350 + n * 5,
    to: 14 + n * 5,
    instance: renewal('PENDING_APPROVAL', 3 + n),
  })),
  ...several(2, (n) => ({
    status: 'PENDING_CHANGE_OF_VEHICLE',
    submitted: 130 - n * 6,
    from: -120 + n * 6,
    to: 245 + n * 6,
    instance: change('PENDING_APPROVAL', 2 + n),
  })),
  ...several(3, (n) => ({ status: 'APPROVED', submitted: 12 - n, from: 10 + n * 9, to: 374 + n * 9 })),
  ...several(5, (n) => ({ status: 'PENDING_APPROVAL', submitted: 6 - n, from: 14 + n * 3, to: 378 + n * 3 })),
  { status: 'WITHDRAWN', submitted: 5, from: 20, to: 384 },
];

export const remarks = {
  approve: ['Space 3-114 assigned.', null, 'Please collect the sticker at the lobby.'],
  reject: [
    'No space left in this car park for the period.',
    'The supporting document does not show the vehicle number.',
    '文件不清晰，請重新提交。',
  ],
  terminate: ['Tenant has moved out.', 'Vehicle sold.', '租約已到期。'],
} as const;
