import { type PointerEvent, useEffect, useRef } from 'react';
import { useTranslation } from '../translation.tsx';

/** In points of the picture; the canvas is shown as wide as there is room. */
const SIZE = { width: 900, height: 300 } as const;
const INK = '#10182b';

function blank(canvas: HTMLCanvasElement): CanvasRenderingContext2D | null {
  const pen = canvas.getContext('2d');
  if (!pen) return null;
  // White in the dark theme too: the picture goes into a document.
  pen.fillStyle = '#fff';
  pen.fillRect(0, 0, SIZE.width, SIZE.height);
  Object.assign(pen, { strokeStyle: INK, fillStyle: INK, lineWidth: 5, lineCap: 'round', lineJoin: 'round' });
  return pen;
}

/** A typed name as a picture of the same size: for whoever cannot draw. */
export function typedSignature(name: string): string {
  const canvas = Object.assign(document.createElement('canvas'), SIZE);
  const pen = blank(canvas);
  if (!pen) return '';
  Object.assign(pen, { textAlign: 'center', textBaseline: 'middle', font: 'italic 96px Georgia, serif' });
  pen.fillText(name, SIZE.width / 2, SIZE.height / 2, SIZE.width - 80);
  return canvas.toDataURL('image/png');
}

interface Props {
  error?: string | undefined;
  onChange: (picture: string | null) => void;
}

/** Draws with finger, pen or mouse; whoever cannot types the name instead. */
export function SignaturePad({ error, onChange }: Props) {
  const { t } = useTranslation();
  const canvas = useRef<HTMLCanvasElement>(null);
  const last = useRef<{ x: number; y: number }>(undefined);
  useEffect(() => {
    if (canvas.current) blank(canvas.current);
  }, []);
  const at = ({ clientX, clientY, currentTarget }: PointerEvent<HTMLCanvasElement>) => {
    const { left, top, width, height } = currentTarget.getBoundingClientRect();
    return { x: ((clientX - left) / width) * SIZE.width, y: ((clientY - top) / height) * SIZE.height };
  };
  const line = (from: { x: number; y: number }, to: { x: number; y: number }) => {
    const pen = canvas.current?.getContext('2d');
    pen?.beginPath();
    pen?.moveTo(from.x, from.y);
    pen?.lineTo(to.x, to.y);
    pen?.stroke();
  };
  const start = (event: PointerEvent<HTMLCanvasElement>) => {
    event.currentTarget.setPointerCapture(event.pointerId);
    last.current = at(event);
    // A tap leaves a dot.
    line(last.current, last.current);
  };
  const move = (event: PointerEvent<HTMLCanvasElement>) => {
    if (!last.current) return;
    const next = at(event);
    line(last.current, next);
    last.current = next;
  };
  const end = () => {
    if (last.current && canvas.current) onChange(canvas.current.toDataURL('image/png'));
    last.current = undefined;
  };
  const clear = () => {
    if (canvas.current) blank(canvas.current);
    onChange(null);
  };
  return (
    <div className="field">
      <canvas
        ref={canvas}
        {...SIZE}
        id="signature"
        tabIndex={-1}
        className={error ? 'contractor-pad contractor-pad-wrong' : 'contractor-pad'}
        role="img"
        aria-label={t('contractor.draw')}
        aria-describedby={error ? 'signature-below' : undefined}
        onPointerDown={start}
        onPointerMove={move}
        onPointerUp={end}
        onPointerCancel={end}
      />
      <p id="signature-below" className={error ? 'below below-wrong' : 'below'}>
        {error ?? t('contractor.draw')}
      </p>
      <button type="button" className="link" onClick={clear}>
        {t('contractor.clear')}
      </button>
    </div>
  );
}
