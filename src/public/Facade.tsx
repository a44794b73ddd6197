/** A drawing of an atrium: storeys around a light well, in one-point perspective. Lines only, in the theme's colours. */

const LEVELS = 9;
/** How far a storey's edge lies from the vanishing point, from 0 (there) to 1 (at the frame). */
const depths = Array.from({ length: LEVELS }, (_, index) => 0.07 + 0.93 * ((index + 1) / LEVELS) ** 1.55);
const CENTRE = { x: 300, y: 262 };
const HALF = { x: 300, y: 430 };

const corner = (depth: number, x: -1 | 1, y: -1 | 1) =>
  `${(CENTRE.x + x * HALF.x * depth).toFixed(1)},${(CENTRE.y + y * HALF.y * depth).toFixed(1)}`;
const ring = (depth: number) =>
  `M${corner(depth, -1, -1)} L${corner(depth, 1, -1)} L${corner(depth, 1, 1)} L${corner(depth, -1, 1)}Z`;
const inner = depths[0] as number;
const columns = [-1, -0.5, 0, 0.5, 1];

export function Facade() {
  return (
    <svg className="facade" viewBox="0 0 600 600" preserveAspectRatio="xMidYMid slice" focusable="false" aria-hidden="true">
      <defs>
        <radialGradient id="facade-glow">
          <stop offset="0" stopColor="#f0c98a" stopOpacity="0.85" />
          <stop offset="0.35" stopColor="#e2b36b" stopOpacity="0.28" />
          <stop offset="1" stopColor="#e2b36b" stopOpacity="0" />
        </radialGradient>
      </defs>
      <ellipse cx={CENTRE.x} cy={CENTRE.y} rx="210" ry="290" fill="url(#facade-glow)" />
      <path d={ring(inner)} className="facade-light" />
      {depths.map((depth, index) => (
        <path key={depth} d={ring(depth)} className="facade-line" style={{ opacity: 0.25 + 0.08 * index }} />
      ))}
      {columns.flatMap((at) => [
        <Edge key={`h${at}`} x={at} y={-1} />,
        <Edge key={`l${at}`} x={at} y={1} />,
        <Edge key={`w${at}`} x={-1} y={at} />,
        <Edge key={`e${at}`} x={1} y={at} />,
      ])}
    </svg>
  );
}

/** A line of a wall, from the light well to the frame. */
function Edge({ x, y }: { x: number; y: number }) {
  const at = (depth: number) => ({ x: CENTRE.x + x * HALF.x * depth, y: CENTRE.y + y * HALF.y * depth });
  const [from, to] = [at(inner), at(1)];
  return <line x1={from.x} y1={from.y} x2={to.x} y2={to.y} className="facade-line" style={{ opacity: 0.35 }} />;
}
