import { type EndKind, type Lead, outerDiameter } from '#contracts/fit/lead.ts';
import type { DrawnLead } from './drawn-lead.ts';
import { End, endLengths } from './end.tsx';
import { createPen, type Detail, edge, fill, n, type Pen, PenShades } from './pen.tsx';
import { mix } from './shades.tsx';

type LeadDrawingProps = {
  lead: DrawnLead;
  detail: Detail;
  width: number;
  height: number;
  /** The prefix of the ids in the drawing, unique within the page. */
  prefix: string;
  /** The text alternative; empty: a text beside it serves as one. */
  label: string;
};

const margin = 3;

/**
 * A lead from end to end. The ends keep their scale, and the wire between them is interrupted where it would
 * be too long. Thicker wires are drawn thicker, but less than to scale.
 */
export function LeadDrawing({ lead, detail, width, height, prefix, label }: LeadDrawingProps) {
  const [first, second] = lead.ends;
  const taken = [first, second].reduce(
    (sum, kind) => sum + endLengths[kind].out + endLengths[kind].covers,
    0,
  );
  const pen = createPen(lead, prefix, getThickness(lead, width, height, taken), detail);
  const middle = height / 2;
  const left = margin + endLengths[first].out * pen.outer;
  const right = width - margin - endLengths[second].out * pen.outer;
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
      role="img"
      aria-label={label || undefined}
      aria-hidden={label === '' || undefined}
    >
      <PenShades pen={pen} ends={lead.ends} />
      <g transform={`translate(0 ${n(middle)})`}>
        {first === 'double' ? <SecondWire pen={pen} at={left} to={1} /> : null}
        {second === 'double' ? <SecondWire pen={pen} at={right} to={-1} /> : null}
        <Wire pen={pen} from={left} to={right} />
        <g transform={`translate(${n(left)} 0) scale(-1 1)`}>
          <End kind={first} pen={pen} />
        </g>
        <g transform={`translate(${n(right)} 0)`}>
          <End kind={second} pen={pen} />
        </g>
      </g>
    </svg>
  );
}

function getThickness(lead: DrawnLead, width: number, height: number, taken: number): number {
  const real = outerDiameter(lead) ?? 3;
  const grown = Math.max(0, Math.log(real)) / Math.log(19);
  // Some wire stays visible between the ends, and a seal and a second wire fit into the picture.
  return Math.min((0.09 + 0.2 * grown) * height * 1.1, (width * 0.8) / Math.max(taken, 4), height / 3.2);
}

/** Insulation with a slanted gap in its middle. */
function Wire({ pen, from, to }: { pen: Pen; from: number; to: number }) {
  const { radius, outer } = pen;
  const middle = (from + to) / 2;
  const gap = Math.max(5, outer * 0.4);
  const slant = (outer + 8) * 0.28;
  const cut = (at: number, then: string) => `H${n(at + slant / 2)}L${n(at - slant / 2)} ${n(radius)}${then}`;
  const d = `M${n(from)} ${n(-radius)}${cut(middle - gap / 2, `H${n(from)}Z`)}M${n(to)} ${n(-radius)}${cut(middle + gap / 2, `H${n(to)}Z`)}`;
  return <path d={d} fill={fill(pen, 'wire')} {...edge(pen)} />;
}

/** The other wire in the same terminal leaves it behind the first and below. */
function SecondWire({ pen, at, to }: { pen: Pen; at: number; to: 1 | -1 }) {
  const { outer } = pen;
  const x = (diameters: number) => n(at + to * outer * diameters);
  const d = `M${x(0.2)} 0C${x(3)} 0 ${x(3.2)} ${n(outer * 1.06)} ${x(6)} ${n(outer * 1.1)}`;
  const colour = '#6b7178';
  return (
    <g fill="none">
      <path d={d} stroke={mix(colour, '#0b0e12', 0.45)} strokeWidth={n(outer)} />
      <path
        d={d}
        stroke={colour}
        strokeWidth={n(outer * 0.74)}
        transform={`translate(0 ${n(-outer * 0.06)})`}
      />
      <path
        d={d}
        stroke={mix(colour, '#ffffff', 0.5)}
        strokeWidth={n(outer * 0.15)}
        transform={`translate(0 ${n(-outer * 0.22)})`}
      />
    </g>
  );
}

/** A single end, as on a button; `mirrored`: its tip points to the left. */
export function EndDrawing({ kind, prefix, mirrored }: { kind: EndKind; prefix: string; mirrored: boolean }) {
  const width = 92;
  const height = 36;
  const lead: Lead = { area: 1, length: 100, ends: [kind, kind], colour: 'GY' };
  const pen = createPen(lead, prefix, 11, 1);
  const at = width - margin - endLengths[kind].out * pen.outer;
  return (
    <svg viewBox={`0 0 ${width} ${height}`} width={width} height={height} aria-hidden="true">
      <PenShades pen={pen} ends={[kind]} />
      <g
        transform={`translate(${mirrored ? width : 0} ${kind === 'double' ? 13 : height / 2})${mirrored ? ' scale(-1 1)' : ''}`}
      >
        {kind === 'double' ? <SecondWire pen={pen} at={at} to={-1} /> : null}
        <rect
          x="0"
          y={n(-pen.radius)}
          width={n(at)}
          height={n(pen.outer)}
          fill={fill(pen, 'wire')}
          {...edge(pen)}
        />
        <g transform={`translate(${n(at)} 0)`}>
          <End kind={kind} pen={pen} />
        </g>
      </g>
    </svg>
  );
}
