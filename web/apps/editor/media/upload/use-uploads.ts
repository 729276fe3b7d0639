import { useState } from 'react';
import { beginUpload, UploadError, type UploadProblem, type UploadTarget } from './upload.ts';

export type Upload = {
  readonly key: number;
  readonly name: string;
  /** From 0 to 1. */
  readonly share: number;
  readonly problem?: UploadProblem;
};

export type Uploads = {
  readonly list: readonly Upload[];
  readonly add: (files: Iterable<File>, target?: UploadTarget) => void;
  /** Removes the message about a refused file. */
  readonly dismiss: (key: number) => void;
};

let last = 0;

/** Sends files at the same time; `onDone` is called with the id of each that was taken. */
export function useUploads(onDone: (id: string) => void): Uploads {
  const [list, setList] = useState<readonly Upload[]>([]);
  const change = (key: number, part: Partial<Upload>) =>
    setList((now) => now.map((upload) => (upload.key === key ? { ...upload, ...part } : upload)));
  const drop = (key: number) => setList((now) => now.filter((upload) => upload.key !== key));

  const send = async (file: File, target: UploadTarget) => {
    last += 1;
    const key = last;
    setList((now) => [...now, { key, name: file.name, share: 0 }]);
    try {
      const id = await beginUpload(file, target, (share) => change(key, { share })).done;
      drop(key);
      onDone(id);
    } catch (error) {
      if (!(error instanceof UploadError)) throw error;
      change(key, { problem: error.problem });
    }
  };
  return {
    list,
    add: (files, target = {}) => {
      for (const file of files) void send(file, target);
    },
    dismiss: drop,
  };
}
