import { Face, FerruleEnd, StrippedEnd, UnknownEnd } from './bare-end.tsx';
import type { DrawnEnd } from './drawn-lead.ts';
import type { Pen } from './pen.tsx';
import { Seal, sealCovers, TerminalEnd, terminalCovers, terminalLength } from './terminal-end.tsx';

/** How far an end protrudes from the insulation and how much of it it covers, in outer diameters. */
export const endLengths: Readonly<Record<DrawnEnd, { readonly out: number; readonly covers: number }>> = {
  cut: { out: 0.1, covers: 0 },
  strip: { out: 1.8, covers: 0 },
  terminal: { out: terminalLength, covers: terminalCovers },
  seal: { out: terminalLength, covers: sealCovers },
  ferrule: { out: 2.9, covers: 0.9 },
  double: { out: terminalLength, covers: terminalCovers },
  special: { out: terminalLength, covers: 0 },
};

/** An end in its own coordinates: 0 is the cut of the insulation, and the tip points towards positive x. */
export function End({ kind, pen }: { kind: DrawnEnd; pen: Pen }) {
  switch (kind) {
    case 'cut':
      return <Face pen={pen} core />;
    case 'strip':
      return <StrippedEnd pen={pen} />;
    case 'special':
      return <UnknownEnd pen={pen} length={terminalLength} />;
    case 'ferrule':
      return <FerruleEnd pen={pen} />;
    case 'seal':
      return (
        <>
          <Seal pen={pen} />
          <TerminalEnd pen={pen} />
        </>
      );
    default:
      return <TerminalEnd pen={pen} />;
  }
}
