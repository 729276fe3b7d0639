import type { DateStyle } from '#web/i18n/format/format.ts';
import { useClock } from './use-clock.ts';

/** A moment in the reader's zone; its name is heard and shown by pointing at it. */
export function Moment({ at, style }: { at: string; style?: DateStyle }) {
  const clock = useClock();
  return (
    <time dateTime={at} title={clock.zone(at)}>
      {clock.say(at, style)}
    </time>
  );
}
