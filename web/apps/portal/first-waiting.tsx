import { useEffect } from 'react';
import { Waiting } from '#web/design/waiting/waiting.tsx';
import { releaseWhenPainted } from './first-screen.ts';

/** Stands in the place of the first screen; what takes its place, a failure too, is what the reader waited for. */
export function FirstWaiting() {
  useEffect(() => releaseWhenPainted, []);
  return <Waiting />;
}
