import type { DateStyle } from '#web/i18n/format/format.ts';
import { useClock } from './use-clock.ts';

/** A moment in the reader's time zone, whose name is read aloud and shown as a tooltip. */
export function DateTime({ at, style }: { at: string; style?: DateStyle }) {
  const clock = useClock();
  return (
    <time dateTime={at} title={clock.zone(at)}>
      {clock.format(at, style)}
    </time>
  );
}
