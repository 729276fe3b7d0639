import { useState } from 'react';
import { useChange } from '#web/apps/frame/change.ts';
import { useEditor } from '../../editor.ts';
import type { ImportReport } from '../translation-operations.ts';
import { inBase64 } from './hand-out.ts';

export type Imports = {
  readonly isBusy: boolean;
  readonly isFailed: boolean;
  /** The number of processed files, and of all. */
  readonly progress: { readonly done: number; readonly all: number };
  readonly reports: readonly ImportReport[];
  readonly take: (files: readonly File[]) => Promise<void>;
  readonly forget: () => void;
};

/** A zip is unpacked here and sent file by file, so that requests are short and there is progress. */
async function xliffFiles(files: readonly File[]): Promise<{ name: string; bytes: Uint8Array }[]> {
  const found: { name: string; bytes: Uint8Array }[] = [];
  for (const file of files) {
    const bytes = new Uint8Array(await file.arrayBuffer());
    if (!(bytes[0] === 0x50 && bytes[1] === 0x4b)) {
      found.push({ name: file.name, bytes });
      continue;
    }
    const { unzipSync } = await import('fflate');
    const entries = unzipSync(bytes, {
      filter: ({ name, originalSize }) => /\.(xlf|xliff)$/i.test(name) && originalSize <= largestBytes,
    });
    for (const [name, content] of Object.entries(entries)) found.push({ name, bytes: content });
  }
  return found;
}

const largestBytes = 32 * 1024 * 1024;

/** Imports translators' files and reports the outcome of each. */
export function useImport(onTaken: () => void): Imports {
  const { sendMutation } = useEditor();
  const { isBusy, error, run, forget } = useChange();
  const [reports, setReports] = useState<readonly ImportReport[]>([]);
  const [progress, setProgress] = useState({ done: 0, all: 0 });
  const [isUnreadable, setUnreadable] = useState(false);
  return {
    isBusy,
    isFailed: error !== undefined || isUnreadable,
    progress,
    reports,
    async take(chosen) {
      setReports([]);
      setUnreadable(false);
      await run(async () => {
        const files = await xliffFiles(chosen).catch(() => undefined);
        if (!files) return setUnreadable(true);
        for (const [index, { name, bytes }] of files.entries()) {
          setProgress({ done: index, all: files.length });
          const content = inBase64(bytes);
          const { importTranslations } = await sendMutation('content', 'importTranslations', {
            name,
            content,
          });
          setReports((before) => [...before, ...importTranslations]);
        }
        return setProgress({ done: files.length, all: files.length });
      });
      onTaken();
    },
    forget() {
      forget();
      setUnreadable(false);
      setReports([]);
    },
  };
}
