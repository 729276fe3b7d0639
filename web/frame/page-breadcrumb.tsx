import type { FrameData } from '#web/request/frame-data.ts';
import { useReader } from '#web/request/reader.ts';
import { Breadcrumb } from '#web/ui/breadcrumb/breadcrumb.tsx';
import { Wrap } from '#web/ui/section/section.tsx';

/** NAV-04: home … current. */
export function PageBreadcrumb({ entries }: { entries: FrameData['breadcrumb'] }) {
  const { to, texts } = useReader();
  const t = texts('frame');
  return (
    <Wrap>
      <Breadcrumb label={t('breadcrumb')} items={[{ title: t('home'), href: to('/') }, ...entries]} />
    </Wrap>
  );
}
