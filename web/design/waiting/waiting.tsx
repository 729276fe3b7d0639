import { Wrap } from '#web/design/section/section.tsx';
import { Skeleton } from '#web/design/skeleton/skeleton.tsx';

/** The skeleton of a screen that is still loading, the same as the server renders before any script runs. */
export function Waiting() {
  return (
    <Wrap>
      <Skeleton shape="title" />
      <Skeleton shape="text" lines={6} />
    </Wrap>
  );
}
