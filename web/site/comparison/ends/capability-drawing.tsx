import type { EndKind } from '#contracts/fit/lead.ts';
import { hasDrawing } from '#web/design/process-icon/process-drawings.ts';
import { ProcessIcon } from '#web/design/process-icon/process-icon.tsx';
import { EndDrawing } from '#web/islands/lead/lead-drawing.tsx';

/** The wire end that each capability produces. */
const ends: Readonly<Record<string, EndKind>> = {
  cut: 'cut',
  'full-strip': 'strip',
  crimp: 'terminal',
  'double-crimp': 'double',
  'seal-loading': 'seal',
  'ferrule-crimp': 'ferrule',
};

/**
 * The drawing of the wire end, as the finder shows it, or else the pictogram of the process step. Null: a
 * capability, added by an editor, that has neither.
 */
export function CapabilityDrawing({ slug }: { slug: string }) {
  const kind = ends[slug];
  if (kind) return <EndDrawing kind={kind} prefix={`compared-${slug}`} mirrored={false} />;
  return hasDrawing(slug) ? <ProcessIcon name={slug} /> : null;
}
