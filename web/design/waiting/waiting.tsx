import { Wrap } from '#web/design/section/section.tsx';
import { Skeleton } from '#web/design/skeleton/skeleton.tsx';

/** The shape of a screen that has not come yet; the same as the server renders before any script runs. */
export function Waiting() {
  return (
    <Wrap>
      <Skeleton shape="title" />
      <Skeleton shape="text" lines={6} />
    </Wrap>
  );
}
