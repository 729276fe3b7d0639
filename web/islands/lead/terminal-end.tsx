import { Face, Strands } from './bare-end.tsx';
import { fill, n, type Pen } from './pen.tsx';

/** The parts of a terminal along the wire, in outer diameters; 0 is the cut of the insulation. */
const parts = {
  /** The insulation barrel. */
  hold: [-1.02, -0.2],
  /** The conductor barrel. */
  crimp: [0.42, 1.56],
  /** The box that the pin goes into. */
  box: [2.02, 4.25],
} as const;

export const terminalLength = parts.box[1];
export const terminalCovers = -parts.hold[0];
/** A seal sits behind the insulation barrel, which holds it. */
export const sealCovers = terminalCovers + 1.5;

/** A crimp barrel, with bell mouths at its ends. */
function Barrel({ pen, from, to, high }: { pen: Pen; from: number; to: number; high: number }) {
  const mouth = high * 1.1;
  const run = (to - from) * 0.18;
  const side = (sign: 1 | -1, start: number, end: number, turn: number) =>
    `C${n(start + turn * 0.5)} ${n(sign * mouth)} ${n(start + turn * 0.5)} ${n(sign * high)} ${n(start + turn)} ${n(sign * high)}H${n(end - turn)}C${n(end - turn * 0.5)} ${n(sign * high)} ${n(end - turn * 0.5)} ${n(sign * mouth)} ${n(end)} ${n(sign * mouth)}`;
  return (
    <path
      d={`M${n(from)} ${n(-mouth)}${side(-1, from, to, run)}L${n(to)} ${n(mouth)}${side(1, to, from, -run)}Z`}
      fill={fill(pen, 'barrel')}
      stroke="#3c4248"
      strokeOpacity="0.55"
      strokeWidth="0.8"
    />
  );
}

/** A receptacle: two barrels, a neck and a box with its window. */
export function TerminalEnd({ pen }: { pen: Pen }) {
  const { outer, radius, core, detail } = pen;
  const [hold, held] = parts.hold.map((place) => place * outer) as [number, number];
  const [crimp, crimped] = parts.crimp.map((place) => place * outer) as [number, number];
  const [box, tip] = parts.box.map((place) => place * outer) as [number, number];
  const high = core * 1.3;
  const wall = Math.max(radius * 1.16, core * 1.6);
  return (
    <>
      <path
        d={`M${n(held - outer * 0.15)} ${n(-radius * 0.8)}L${n(crimp)} ${n(-high * 0.9)}V${n(high * 0.9)}L${n(held - outer * 0.15)} ${n(radius * 0.8)}Z`}
        fill="#8f969d"
      />
      <rect
        x={n(held - outer * 0.15)}
        y={n(-radius)}
        width={n(outer * 0.15 - held)}
        height={n(outer)}
        fill={fill(pen, 'wire')}
      />
      <Face pen={pen} />
      <Strands pen={pen} from={0} to={crimped + outer * 0.2} />
      <path
        d={`M${n(crimped - outer * 0.18)} ${n(-high * 0.78)}C${n(box - outer * 0.2)} ${n(-high * 0.78)} ${n(box - outer * 0.1)} ${n(-wall)} ${n(box + outer * 0.1)} ${n(-wall)}V${n(wall)}C${n(box - outer * 0.1)} ${n(wall)} ${n(box - outer * 0.2)} ${n(high * 0.78)} ${n(crimped - outer * 0.18)} ${n(high * 0.78)}Z`}
        fill={fill(pen, 'tin')}
        stroke="#3c4248"
        strokeOpacity="0.4"
        strokeWidth="0.7"
      />
      <path
        d={`M${n(box)} ${n(-wall)}H${n(tip - outer * 0.16)}L${n(tip)} ${n(-wall * 0.8)}V${n(wall * 0.8)}L${n(tip - outer * 0.16)} ${n(wall)}H${n(box)}Z`}
        fill={fill(pen, 'tin')}
        stroke="#3c4248"
        strokeOpacity="0.6"
        strokeWidth="0.8"
      />
      {detail > 0 ? (
        <>
          <rect
            x={n(box + outer * 0.42)}
            y={n(-wall * 0.36)}
            width={n(outer * 0.82)}
            height={n(wall * 0.72)}
            rx={n(outer * 0.05)}
            fill="#454b52"
            fillOpacity="0.85"
          />
          <path
            d={`M${n(box + outer * 0.42)} ${n(-wall * 0.18)}H${n(box + outer * 1.04)}L${n(box + outer * 1.16)} 0L${n(box + outer * 1.04)} ${n(wall * 0.18)}H${n(box + outer * 0.42)}Z`}
            fill="#dfe4e8"
          />
          <path
            d={`M${n(box + outer * 1.5)} ${n(-wall * 0.86)}V${n(wall * 0.86)}M${n(box)} ${n(wall * 0.62)}H${n(tip)}`}
            stroke="#2c3136"
            strokeOpacity="0.28"
          />
        </>
      ) : null}
      <Barrel pen={pen} from={hold} to={held} high={radius * 1.13} />
      <Barrel pen={pen} from={crimp} to={crimped} high={high} />
    </>
  );
}

/** Three lips of silicone on a body that the barrel holds. */
export function Seal({ pen }: { pen: Pen }) {
  const { outer, radius, detail } = pen;
  const end = -terminalCovers * outer;
  const lips = [0.2, 0.6, 1].map((place) => end - outer * (place + 0.22));
  return (
    <>
      <rect
        x={n(end - outer * 1.5)}
        y={n(-radius * 1.34)}
        width={n(outer * 1.5)}
        height={n(radius * 2.68)}
        rx={n(radius * 0.22)}
        fill={fill(pen, 'seal')}
        stroke="#0b2a38"
        strokeOpacity="0.3"
        strokeWidth="0.8"
      />
      {lips.map((x) => (
        <rect
          key={x}
          x={n(x - outer * 0.13)}
          y={n(-radius * 1.72)}
          width={n(outer * 0.26)}
          height={n(radius * 3.44)}
          rx={n(outer * 0.13)}
          fill={fill(pen, 'seal')}
          stroke="#0b2a38"
          strokeOpacity={detail > 0 ? 0.35 : 0.2}
          strokeWidth="0.8"
        />
      ))}
    </>
  );
}
