/**
 * Writes a picture for each capability of the sample catalogue, from the pictogram that the site shows for it
 * and in the colours of the default theme: `node scripts/assets/capability-pictures.ts` writes
 * seed/company/media/capability-{slug}.svg.
 */
import { writeFileSync } from 'node:fs';
import type { Drawing } from '#web/design/process-icon/drawing.ts';
import { capabilityDrawings } from '#web/design/process-icon/process-drawings.ts';

const ink = '#161a1e';
const accent = '#ae5121';

for (const [slug, drawing] of Object.entries(capabilityDrawings)) {
  writeFileSync(
    new URL(`../../seed/company/media/capability-${slug}.svg`, import.meta.url),
    getPicture(drawing),
  );
}

function getPicture({ solid, wires, second, over, lines, tool }: Drawing): string {
  const wire = `stroke="${accent}" stroke-width="5" stroke-linecap="butt"`;
  const paths = [
    solid && `<path d="${solid}" fill="${accent}" fill-rule="evenodd" stroke="none"/>`,
    wires && `<path d="${wires}" ${wire}/>`,
    second && `<path d="${second}" stroke-width="5" stroke-linecap="butt"/>`,
    over && `<path d="${over}" ${wire}/>`,
    lines && `<path d="${lines}" stroke="${accent}" stroke-linecap="butt"/>`,
    tool && `<path d="${tool}"/>`,
  ].filter(Boolean);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="480" height="480" viewBox="0 0 48 48" fill="none" stroke="${ink}" stroke-width="2" stroke-linecap="round" stroke-linejoin="round">
${paths.join('\n')}
</svg>
`;
}
