/** The calls behind the QR code of a place: the page's own address without its last part. */
import { request } from '#authProvider/request.ts';
import type { PlaceForms, PlaceRequest } from '#schemas/serviceRequests/placeForms.ts';
import { linkIn } from '../guest/guestCalls.ts';

const link = () => linkIn(window.location.pathname);

export const readPlace = async (): Promise<PlaceForms> => (await request<PlaceForms>('GET', link())).data;
export const sendRequest = async (body: PlaceRequest): Promise<string> =>
  (await request<{ referenceNo: string }>('PUT', `${link()}/submit`, { body, timeoutMs: 60_000 })).data.referenceNo;
