import type { EndKind } from '#contracts/fit/lead.ts';
import { hasDrawing } from '#web/design/process-icon/process-drawings.ts';
import { ProcessIcon } from '#web/design/process-icon/process-icon.tsx';
import { EndDrawing } from '#web/islands/lead/lead-drawing.tsx';

/** The end of a lead that a capability makes. */
const ends: Readonly<Record<string, EndKind>> = {
  cut: 'cut',
  'full-strip': 'strip',
  crimp: 'terminal',
  'double-crimp': 'double',
  'seal-loading': 'seal',
  'ferrule-crimp': 'ferrule',
};

/** The end of the lead as it is drawn to be chosen, or the step's pictogram. Null: an editor named a capability without a drawing. */
export function CapabilityDrawing({ slug }: { slug: string }) {
  const kind = ends[slug];
  if (kind) return <EndDrawing kind={kind} prefix={`compared-${slug}`} mirrored={false} />;
  return hasDrawing(slug) ? <ProcessIcon name={slug} /> : null;
}
