/** The arithmetic of cropping: sizes in pixels, angles in degrees. */

export interface Size {
  width: number;
  height: number;
}
export interface Area extends Size {
  x: number;
  y: number;
}

export const ZOOM = { min: 1, max: 4, step: 0.2 } as const;
/** Longer sides are scaled down before sending. */
const MAX_SIDE = 2048;

/** The box around a picture that is turned. */
export function turnedSize({ width, height }: Size, degrees: number): Size {
  const angle = (degrees * Math.PI) / 180;
  const [sin, cos] = [Math.abs(Math.sin(angle)), Math.abs(Math.cos(angle))];
  return { width: width * cos + height * sin, height: width * sin + height * cos };
}

/** What is drawn: the area, scaled down so that no side is longer than `longest`; never scaled up. */
export function outputSize(area: Size, longest = MAX_SIDE): Size {
  const scale = Math.min(1, longest / Math.max(area.width, area.height));
  return { width: Math.max(1, Math.round(area.width * scale)), height: Math.max(1, Math.round(area.height * scale)) };
}

/** Zoom after a step in or out, within its bounds. */
export const zoomed = (zoom: number, steps: number): number =>
  Math.round(Math.min(ZOOM.max, Math.max(ZOOM.min, zoom + steps * ZOOM.step)) * 100) / 100;

/** Rotation after quarter turns, from 0 to 270. */
export const turned = (degrees: number, quarters: number): number => (((degrees + quarters * 90) % 360) + 360) % 360;

/** What a key does to zoom and rotation; undefined for keys that mean nothing here (arrows are the cropper's own). */
export function keyed(key: string, { zoom, rotation }: { zoom: number; rotation: number }) {
  if (key === '+' || key === '=') return { zoom: zoomed(zoom, 1), rotation };
  if (key === '-' || key === '−') return { zoom: zoomed(zoom, -1), rotation };
  if (key === 'r' || key === 'R') return { zoom, rotation: turned(rotation, key === 'R' ? -1 : 1) };
  return undefined;
}
