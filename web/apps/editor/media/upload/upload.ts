/** Why a file was refused, from the server's response. */
const uploadProblems = ['kind', 'size', 'broken', 'family', 'role', 'offline', 'failed'] as const;
export type UploadProblem = (typeof uploadProblems)[number];

/** What is sent: a new file, or a version of the file `id`. */
export type UploadTarget = { id?: string; language?: string };

export type RunningUpload = { readonly done: Promise<string>; readonly cancel: () => void };

export class UploadError extends Error {
  readonly problem: UploadProblem;

  constructor(problem: UploadProblem) {
    super(problem);
    this.name = 'UploadError';
    this.problem = problem;
  }
}

/** The maximum size of a picture, film or document. */
const largestFile = 100 * 1024 * 1024;
/** The types that the file dialog offers; the server inspects the content. */
export const acceptedFiles =
  'image/jpeg,image/png,image/webp,image/avif,application/pdf,video/mp4,video/webm,text/vtt,.vtt,model/gltf-binary,.glb';

/** Sends a file to the media library; `done` gives its id. Only `XMLHttpRequest` reports upload progress. */
export function beginUpload(file: File, target: UploadTarget, sent: (share: number) => void): RunningUpload {
  const request = new XMLHttpRequest();
  const done = new Promise<string>((resolve, reject) => {
    request.upload.onprogress = ({ loaded, total }) => sent(total > 0 ? loaded / total : 0);
    request.onerror = () => reject(new UploadError('offline'));
    request.onabort = () => reject(new UploadError('offline'));
    request.onload = () => {
      const { id, problem } = findAnswer(request.responseText);
      if (request.status === 200 && id) resolve(id);
      else reject(new UploadError(request.status === 413 ? 'size' : problem));
    };
  });
  if (file.size > largestFile) return { done: Promise.reject(new UploadError('size')), cancel: () => {} };
  const query = new URLSearchParams({ name: file.name, ...target });
  request.open('POST', `/api/editor-upload?${query}`);
  request.setRequestHeader('content-type', 'application/octet-stream');
  request.send(file);
  return { done, cancel: () => request.abort() };
}

function findAnswer(text: string): { id?: string; problem: UploadProblem } {
  try {
    const { id, problem } = JSON.parse(text) as { id?: string; problem?: string };
    return { ...(id && { id }), problem: uploadProblems.find((known) => known === problem) ?? 'failed' };
  } catch {
    return { problem: 'failed' };
  }
}
