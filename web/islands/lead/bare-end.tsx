import { edge, fill, n, type Pen } from './pen.tsx';
import { lightness, mix } from './shades.tsx';

/** The cut face of the insulation; `core`: the copper ends there, too. */
export function Face({ pen, core }: { pen: Pen; core?: boolean }) {
  const { radius, core: copper, colour } = pen;
  const isLight = lightness(colour) > 0.8;
  const face = isLight ? mix(colour, '#0b0e12', 0.1) : mix(colour, '#ffffff', 0.22);
  return (
    <>
      <ellipse rx={n(radius * 0.2)} ry={n(radius)} fill={face} {...edge(pen)} />
      {core ? (
        <ellipse rx={n(copper * 0.22)} ry={n(copper)} fill="#a9572a" stroke="#5b2509" strokeWidth="0.7" />
      ) : null}
    </>
  );
}

/** Twisted strands of copper from one place to another along the wire. */
export function Strands({ pen, from, to }: { pen: Pen; from: number; to: number }) {
  const { core, detail } = pen;
  const tip = core * 0.3;
  const outline = `M${n(from)} ${n(-core)}H${n(to - tip)}Q${n(to)} ${n(-core)} ${n(to)} ${n(-core * 0.5)}L${n(to - tip * 0.6)} 0L${n(to)} ${n(core * 0.45)}Q${n(to)} ${n(core)} ${n(to - tip)} ${n(core)}H${n(from)}Z`;
  const gap = core * (detail > 1 ? 0.6 : 0.9);
  const places: number[] = [];
  for (let x = from + gap; x < to - tip; x += gap) places.push(x);
  // The slant of a turn equals the height of the copper.
  const lay = places
    .map(
      (x) =>
        `M${n(x - core * 0.5)} ${n(core * 0.94)}C${n(x)} ${n(core * 0.6)} ${n(x)} ${n(-core * 0.6)} ${n(x + core * 0.4)} ${n(-core * 0.94)}`,
    )
    .join('');
  return (
    <>
      <path d={outline} fill={fill(pen, 'copper')} stroke="#5b2509" strokeOpacity="0.5" strokeWidth="0.6" />
      {detail > 0 ? (
        <path
          d={lay}
          fill="none"
          stroke="#5b2509"
          strokeOpacity="0.6"
          strokeWidth={n(Math.max(0.6, core * 0.11))}
        />
      ) : null}
    </>
  );
}

/** The length of the stripped copper, in outer diameters. */
const stripped = 1.7;

export function StrippedEnd({ pen }: { pen: Pen }) {
  return (
    <>
      <Face pen={pen} />
      <Strands pen={pen} from={0} to={pen.outer * stripped} />
    </>
  );
}

/**
 * A ferrule with its collar: the sleeve is crimped in four places, and the strands just show at its mouth.
 */
export function FerruleEnd({ pen }: { pen: Pen }) {
  const { outer, radius, core, detail } = pen;
  const wide = radius * 1.24;
  const sleeve = core * 1.2;
  const from = outer * 0.6;
  const to = from + outer * 2.1;
  const marks = [0.3, 0.72, 1.14, 1.56].map((place) => from + outer * place);
  return (
    <>
      <Strands pen={pen} from={to - outer * 0.3} to={to + core * 0.35} />
      <rect
        x={n(from - outer * 0.2)}
        y={n(-sleeve)}
        width={n(to - from + outer * 0.2)}
        height={n(2 * sleeve)}
        rx={n(sleeve * 0.16)}
        fill={fill(pen, 'tin')}
        stroke="#4c535a"
        strokeOpacity="0.5"
        strokeWidth="0.7"
      />
      {detail > 0
        ? marks.map((x) => (
            <rect
              key={x}
              x={n(x)}
              y={n(-sleeve * 0.94)}
              width={n(outer * 0.2)}
              height={n(sleeve * 1.88)}
              fill="#3c4248"
              fillOpacity="0.3"
            />
          ))
        : null}
      <path
        d={`M${n(-outer * 0.9)} ${n(-wide)}H${n(outer * 0.1)}Q${n(outer * 0.4)} ${n(-wide)} ${n(from)} ${n(-sleeve * 1.02)}V${n(sleeve * 1.02)}Q${n(outer * 0.4)} ${n(wide)} ${n(outer * 0.1)} ${n(wide)}H${n(-outer * 0.9)}Z`}
        fill={fill(pen, 'collar')}
        stroke="#0b0e12"
        strokeOpacity="0.24"
        strokeWidth="0.8"
      />
    </>
  );
}

/** An unknown end: strands, and a dashed outline of what may be on them. */
export function UnknownEnd({ pen, length }: { pen: Pen; length: number }) {
  const { radius, outer } = pen;
  return (
    <>
      <StrippedEnd pen={pen} />
      <rect
        x={n(radius * 0.4)}
        y={n(-radius * 1.1)}
        width={n(length * outer - radius * 0.4)}
        height={n(radius * 2.2)}
        rx={n(radius * 0.4)}
        fill="none"
        stroke="currentColor"
        strokeDasharray="4 3"
      />
    </>
  );
}
