/** The sizes of labels, in millimetres. */
export interface LabelSize {
  width: number;
  height: number;
  /** A side of the QR code. */
  code: number;
  /** Of the heading, in points. */
  text: number;
  /** On the screen it is shown so much smaller. */
  zoom: number;
  /** The label is a sheet of its own; else as many as fit stand on A4. */
  sheet: boolean;
}
export const labelSizes = {
  A4: { width: 210, height: 297, code: 125, text: 44, zoom: 0.4, sheet: true },
  A5: { width: 148, height: 210, code: 90, text: 30, zoom: 0.5, sheet: true },
  A6: { width: 105, height: 148, code: 62, text: 21, zoom: 0.75, sheet: true },
  CARD: { width: 85, height: 55, code: 30, text: 11, zoom: 1, sheet: false },
  SQUARE: { width: 60, height: 60, code: 34, text: 9, zoom: 1, sheet: false },
} as const satisfies Record<string, LabelSize>;
export type LabelName = keyof typeof labelSizes;
export const labelNames = Object.keys(labelSizes) as LabelName[];

/** As the address names it. */
export const sizeNamed = (name: string | null): LabelName => labelNames.find((one) => one === name) ?? 'A6';

export const MAX_LINKS = 30;
export const MAX_COPIES = 50;
export const copiesIn = (text: string | null): number =>
  text && /^\d{1,3}$/.test(text) ? Math.min(Math.max(Number(text), 1), MAX_COPIES) : 1;
