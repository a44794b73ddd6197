/**
 * The two services behind passes that nobody reaches from here, each with one port: the HID service, which puts credentials on phones, and the
 * face service, which recognises faces. An adapter of a real service takes the place of the simulator; pages say while there is none.
 */
import { randomBytes } from 'node:crypto';

export interface HidPort {
  isSimulator: boolean;
  /** Invites a person to put the credential on a phone. Safe to repeat for the same key. */
  invite(order: { key: string; username: string; at: number }): Promise<{
    invitationCode: string;
    credentialNo: string;
    /** Until when the person can activate it. */
    expiryDate: number;
    /** When the service says that it is active; undefined where it calls back. */
    activeAt?: number;
  }>;
  /** Takes the credential from the phone. */
  revoke(order: { credentialNo: string; at: number }): Promise<{ goneAt?: number }>;
}
export interface FacePort {
  isSimulator: boolean;
  /** Enrols the face on a picture. */
  enrol(order: { key: string; pictureId: number }): Promise<{ faceKey: string }>;
}

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
/** No letters or digits that look like each other. */
const LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const code = (length: number) => [...randomBytes(length)].map((byte) => LETTERS[byte % LETTERS.length]).join('');

/** The person activates the pass within a minute; the phone gives it back within another. Invitations count for two weeks. */
export const simulatedHid: HidPort = {
  isSimulator: true,
  invite: async ({ key, at }) => ({
    invitationCode: [code(4), code(4), code(4), code(4)].join('-'),
    credentialNo: `hid-${key}`,
    expiryDate: at + 14 * DAY,
    activeAt: at + MINUTE,
  }),
  revoke: async ({ at }) => ({ goneAt: at + MINUTE }),
};
/** Knows every face by its picture. */
export const simulatedFaces: FacePort = { isSimulator: true, enrol: async ({ key }) => ({ faceKey: `face-${key}` }) };

export const services: { hid: HidPort; faces: FacePort } = { hid: simulatedHid, faces: simulatedFaces };
