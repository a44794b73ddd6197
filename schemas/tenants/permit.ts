/**
 * What a company asks for and the building permits for a time, such as season parking: the building approves or rejects it and may end
 * it; the company may ask for its end, which the building approves or rejects by the same two calls.
 */
import type { Permission } from '../kernel/rights/catalogue.ts';
import { stamp } from '../users/stamp.ts';

/** Who has done what, and why. */
export const permitStamps = () => ({
  ...stamp('approved', 'approveRemark'),
  ...stamp('rejected', 'rejectRemark'),
  ...stamp('terminationRequested', 'terminateRequestRemark'),
  ...stamp('terminated', 'terminateRemark'),
});

const building = ['platform', 'building'] as const;

interface PermitOptions<G extends string, S extends string, K extends string, P extends Permission> {
  /** The beginning of its permissions: `SEASON_PARKING`. */
  group: G;
  /** The status in which it waits for the building. */
  pending: S;
  /** What the rejection of a requested termination is called (`actions.<says>`). */
  keepSays: K;
  /** What a company needs to ask for the end. */
  endingNeeds: P;
}

/** The actions; the statuses are `pending`, PENDING_TERMINATION, APPROVED, REJECTED and TERMINATED. */
export const permitActions = <const G extends string, const S extends string, const K extends string, P extends Permission>({
  group,
  pending,
  keepSays,
  endingNeeds,
}: PermitOptions<G, S, K, P>) => {
  const permission = <T extends string>(name: T) => `${group}_${name}` as const;
  const moves = <A extends string, B extends string>(decided: A, ending: B) =>
    ({ [pending]: decided, PENDING_TERMINATION: ending }) as Readonly<Record<S, A> & Record<'PENDING_TERMINATION', B>>;
  return {
    approve: {
      call: 'PUT /{id}/approve',
      permission: permission('APPROVE'),
      sides: building,
      moves: moves('APPROVED', 'TERMINATED'),
      inState: {
        PENDING_TERMINATION: { says: 'approveTermination', tone: 'danger', confirm: 'countdown', remark: 'terminateRemark' },
      },
      remark: 'approveRemark',
      remarkOptional: true,
      stamp: 'approved',
      confirm: 'plain',
      tone: 'primary',
      key: 'agree',
      bulk: true,
      notice: 'recordUpdated',
    },
    reject: {
      call: 'PUT /{id}/reject',
      permission: permission('REJECT'),
      sides: building,
      moves: moves('REJECTED', 'APPROVED'),
      inState: { PENDING_TERMINATION: { says: keepSays, tone: 'primary' } },
      remark: 'rejectRemark',
      stamp: 'rejected',
      tone: 'danger',
      key: 'refuse',
      bulk: true,
      notice: 'recordUpdated',
    },
    terminate: {
      call: 'PUT /{id}/terminate',
      permission: permission('MANAGE'),
      sides: building,
      moves: { APPROVED: 'TERMINATED' },
      remark: 'terminateRemark',
      stamp: 'terminated',
      confirm: 'countdown',
      tone: 'danger',
      notice: 'recordUpdated',
    },
    requestTermination: {
      call: 'PUT /{id}/request-termination',
      permission: endingNeeds,
      sides: ['tenant'],
      moves: { APPROVED: 'PENDING_TERMINATION' },
      remark: 'terminateRequestRemark',
      stamp: 'terminationRequested',
      tone: 'danger',
      notice: 'terminationRequested',
    },
  } as const;
};
