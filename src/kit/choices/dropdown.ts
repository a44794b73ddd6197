/** Pixels: how wide a drop-down is (000 §9). */
export const DROPDOWN_WIDTH = 250;
