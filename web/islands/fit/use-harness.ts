import { useCallback, useEffect, useRef, useState } from 'react';
import { type FitSummary, readSummary } from '#contracts/fit/harness/summary.ts';
import type { Machine } from '#contracts/fit/machine.ts';
import type { Reader } from './reader/open-reader.ts';
import type { FromReader, ReadHarness } from './reader/protocol.ts';
import type { Columns } from './reader/table/columns.ts';
import { sampleHarness } from './sample/sample-harness.ts';

/** The source of a harness; its name never leaves this tab. */
export type Source = { readonly name: string; readonly bytes: number | undefined };

export type Status =
  | { readonly kind: 'choose' }
  | { readonly kind: 'reading'; readonly source: Source; readonly bytes: number }
  | (Extract<FromReader, { kind: 'table' }> & { readonly source: Source })
  | (Extract<FromReader, { kind: 'problem' }> & { readonly source: Source })
  | {
      readonly kind: 'answer';
      readonly source: Source;
      readonly harness: ReadHarness;
      readonly seconds: number;
    }
  | { readonly kind: 'summary'; readonly summary: FitSummary };

export type OpenReader = (hear: (message: FromReader) => void) => Reader;

export type Work = ReturnType<typeof useHarness>;

/** The state of a chosen harness, from the file to the result. */
export function useHarness(openReader: OpenReader | undefined, machines: readonly Machine[]) {
  const [status, setStatus] = useState<Status>({ kind: 'choose' });
  const [chosenAt, setChosenAt] = useState<number>();
  const reader = useRef<Reader>(undefined);
  /** What is being read, for a second attempt with other columns. */
  const content = useRef<{ source: Source; content: Blob | string; begun: number }>(undefined);

  useEffect(() => {
    const hear = (message: FromReader) =>
      setStatus((before) => {
        const source = content.current?.source;
        if (!source) return before;
        if (message.kind === 'progress')
          return before.kind === 'reading' ? { ...before, bytes: message.bytes } : before;
        if (message.kind !== 'read') return { ...message, source };
        const seconds =
          before.kind === 'answer'
            ? before.seconds
            : (performance.now() - (content.current?.begun ?? 0)) / 1000;
        return { kind: 'answer', source, harness: message.harness, seconds };
      });
    reader.current = openReader?.(hear);
    reader.current?.say({ kind: 'open', machines });
    return () => reader.current?.close();
  }, [openReader, machines]);

  useSummaryInAddress(setStatus);

  const read = useCallback((source: Source, what: Blob | string, columns?: Columns) => {
    const begun = performance.now();
    content.current = { source, content: what, begun };
    setChosenAt((before) => before ?? begun);
    setStatus({ kind: 'reading', source, bytes: 0 });
    reader.current?.say({ kind: 'read', content: what, columns });
    // A summary in the address does not belong to this file.
    if (location.hash !== '') history.replaceState(history.state, '', location.pathname + location.search);
  }, []);

  return {
    status,
    chosenAt,
    readFile: (file: File) => read({ name: file.name, bytes: file.size }, file),
    readText: (name: string, text: string) => read({ name, bytes: undefined }, text),
    readSample: (name: string) => read({ name, bytes: undefined }, sampleHarness()),
    chooseColumns(columns: Columns) {
      const again = content.current;
      if (again) read(again.source, again.content, columns);
    },
    goOn: () => reader.current?.say({ kind: 'goOn' }),
    choose: (configuration: number | undefined) => reader.current?.say({ kind: 'choose', configuration }),
    startOver() {
      reader.current?.say({ kind: 'stop' });
      content.current = undefined;
      setStatus({ kind: 'choose' });
      if (location.hash !== '') history.replaceState(history.state, '', location.pathname + location.search);
    },
  };
}

/** A link to a summary has it after `#`, which no server sees. */
function useSummaryInAddress(setStatus: (change: (before: Status) => Status) => void): void {
  useEffect(() => {
    const look = () => {
      const summary = readSummary(location.hash.slice(1));
      if (summary) setStatus((before) => (before.kind === 'answer' ? before : { kind: 'summary', summary }));
    };
    look();
    addEventListener('hashchange', look);
    return () => removeEventListener('hashchange', look);
  }, [setStatus]);
}
