import { maxCatalogueBytes } from '#contracts/products/catalogue-import.ts';

/** Why an upload failed. */
export type SendProblem = 'size' | 'offline' | 'signIn' | 'role' | 'elsewhere' | 'failed';

/**
 * Uploads a supplier's file and returns the id of its import, or why it failed. Only `XMLHttpRequest` reports
 * upload progress.
 */
export function sendCatalogue(
  file: File,
  sent: (share: number) => void,
): Promise<{ id: string } | { problem: SendProblem }> {
  if (file.size > maxCatalogueBytes) return Promise.resolve({ problem: 'size' });
  const request = new XMLHttpRequest();
  return new Promise((resolve) => {
    request.upload.onprogress = ({ loaded, total }) => sent(total > 0 ? loaded / total : 0);
    request.onerror = () => resolve({ problem: 'offline' });
    request.onload = () => {
      const id = idIn(request.responseText);
      if (request.status === 200 && id) resolve({ id });
      else resolve({ problem: problems[request.status] ?? 'failed' });
    };
    request.open('POST', `/api/editor-catalogue?${new URLSearchParams({ name: file.name })}`);
    request.setRequestHeader('content-type', 'application/octet-stream');
    request.send(file);
  });
}

const problems: Readonly<Record<number, SendProblem>> = {
  401: 'signIn',
  403: 'role',
  404: 'elsewhere',
  413: 'size',
};

function idIn(text: string): string | undefined {
  try {
    return (JSON.parse(text) as { id?: string }).id;
  } catch {
    return undefined;
  }
}
