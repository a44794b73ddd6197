import type { LocalizedText } from '../kernel/fields/localized.ts';
import type { OptionItem } from '../kernel/fields/optionList.ts';

/** Characters of a photo as a data URL: the page makes it small enough before it is sent. */
export const PHOTO_MAX = 900_000;

/** What somebody is told who reads the QR code of a place. */
export interface PlaceForms {
  building: string;
  place: string;
  floorNo: string | null;
  /** Characters that a photo may have, as a data URL. */
  photoMax: number;
  forms: readonly {
    uuid: string;
    title: LocalizedText;
    tagline: LocalizedText | null;
    buttonText: LocalizedText | null;
    questions: readonly OptionItem[];
  }[];
}

/** What is sent from a place. */
export interface PlaceRequest {
  formUuid: string;
  guestName: string;
  guestEmail: string;
  guestMobile: string | null;
  guestLanguage: string;
  remark: string | null;
  answers: Readonly<Record<string, unknown>>;
  /** JPEG or PNG as a data URL. */
  photo: string | null;
  requestKey: string;
}
