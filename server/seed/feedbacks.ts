/** Feedback of the demo data: from companies and the building's own people, in every status. */

import { feedback } from '#schemas/serviceRequests/feedback.ts';
import type { Queryable } from '#server/db/database.ts';
import type { SeededBuilding } from './centres.ts';
import { daysBefore } from './dates.ts';
import type { SeededUser } from './users.ts';
import { type Move, seedWritten, stampedBy } from './written.ts';

interface Story {
  type: 'BUILDING' | 'APPLICATION';
  category: string;
  description: string;
  /** Days since it was said. */
  ago: number;
  answer?: string;
  isClosed?: true;
}
const stories: readonly Story[] = [
  {
    type: 'BUILDING',
    category: 'WASHROOMS',
    description: 'The hand dryer on level 8 has been out of order since Monday.',
    ago: 1,
  },
  { type: 'APPLICATION', category: 'BOOKING', description: '预订会议室后没有收到确认通知。', ago: 2 },
  {
    type: 'BUILDING',
    category: 'LIFTS',
    description: 'At nine o’clock it takes more than five minutes to get a lift in the lobby.',
    ago: 4,
    answer: 'From next week on, two lifts wait in the lobby between eight and ten.',
  },
  { type: 'BUILDING', category: 'AIR_CONDITIONING', description: '十二樓會議室下午太熱。', ago: 6 },
  {
    type: 'BUILDING',
    category: 'CLEANLINESS',
    description: 'The new cleaning team does a wonderful job. Please tell them!',
    ago: 13,
    answer: 'Thank you, we have passed it on.',
    isClosed: true,
  },
  {
    type: 'APPLICATION',
    category: 'NOTIFICATIONS',
    description: 'I get the same notice twice, on my telephone and by mail.',
    ago: 20,
    answer: 'Under Notification preferences you choose by which ways notices reach you.',
    isClosed: true,
  },
];

export async function seedFeedback(
  on: Queryable,
  building: SeededBuilding,
  users: readonly SeededUser[],
  admin: SeededUser,
): Promise<void> {
  const { today, tenants } = building;
  const companies = tenants.filter(({ active }) => active);
  const peopleOf = (id: number) => users.filter(({ centreId, status }) => centreId === id && status === 'ACTIVE');
  await seedWritten(
    on,
    { entity: feedback, prefix: 'FB', building, by: admin },
    stories.map(({ answer = null, isClosed, ago, ...said }, index) => {
      const tenant = companies[index % Math.max(companies.length, 1)];
      const person = (tenant && peopleOf(tenant.id).at(-1)) ?? admin;
      const at = (days: number) => daysBefore(today, days, index * 17);
      const answered = answer ? at(ago - 1) : null;
      const closed = isClosed ? at(Math.max(ago - 3, 0)) : null;
      const moves: Move[] = [
        ...(answered ? [['answer', 'ANSWERED', answered] as const] : []),
        ...(closed ? [['close', 'CLOSED', closed] as const] : []),
      ];
      return {
        ...said,
        tenantId: tenant?.id ?? null,
        applicantId: person.id,
        answer,
        status: closed ? 'CLOSED' : answered ? 'ANSWERED' : 'OPEN',
        createdDate: at(ago),
        creator: person,
        ...stampedBy('submitted', person, at(ago)),
        ...stampedBy('answered', admin, answered),
        ...stampedBy('closed', admin, closed),
        moves,
      };
    }),
  );
}
