import { type Lead, outerDiameter } from '#contracts/fit/lead.ts';
import { copperDiameter } from '#contracts/fit/wire.ts';
import { n } from './pen.tsx';
import { insulation } from './shades.tsx';

/** The cross-section of a wire: 7, 19 or 37 strands in rings around one. */
export function SectionDrawing({ lead }: { lead: Lead }) {
  const outer = outerDiameter(lead) ?? copperDiameter(lead.area) * 1.6;
  // Thicker wires are drawn larger, within the same frame.
  const radius = 18 + 21 * Math.min(1, Math.max(0, Math.log(outer) / Math.log(19)));
  const core = radius * Math.min(0.84, (copperDiameter(lead.area) * 1.13) / outer);
  const rings = lead.area < 1 ? 1 : lead.area < 6 ? 2 : 3;
  const strand = core / (2 * rings + 1);
  const strands = [{ ring: 0, turn: 0 }].concat(
    Array.from({ length: rings }, (_, ring) =>
      Array.from({ length: 6 * (ring + 1) }, (_, place) => ({
        ring: ring + 1,
        turn: (place / (6 * (ring + 1))) * Math.PI * 2,
      })),
    ).flat(),
  );
  return (
    <svg viewBox="-40 -40 80 80" width="80" height="80" aria-hidden="true">
      <circle r={n(radius)} fill={insulation[lead.colour]} stroke="#0b0e12" strokeOpacity="0.3" />
      <circle r={n(core)} fill="#6d3311" />
      {strands.map(({ ring, turn }) => (
        <circle
          key={`${ring} ${turn}`}
          cx={n(Math.cos(turn) * 2 * strand * ring)}
          cy={n(Math.sin(turn) * 2 * strand * ring)}
          r={n(strand * 0.95)}
          fill="#d9853f"
        />
      ))}
    </svg>
  );
}
