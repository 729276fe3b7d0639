import type { ResultOf, VariablesOf } from 'gql.tada';
import { maxExportBytes } from '#contracts/content/largest-export.ts';
import { getData, OperationError, type OperationResponse } from '#web/apps/frame/fetch-operation.ts';
import type { importMutation } from './import-operations.ts';

export type Report = ResultOf<typeof importMutation>['importContent'];
export type ImportOrder = Omit<VariablesOf<typeof importMutation>, 'file' | 'by'>;

/** Sends the file of another system. Throws `OperationError`; its details say why a file cannot be read. */
export async function sendExport(file: File, order: ImportOrder): Promise<Report> {
  if (file.size > maxExportBytes)
    throw new OperationError('Too large', 'BAD_USER_INPUT', { reason: 'tooLarge' });
  const query = new URLSearchParams({ order: JSON.stringify(order) });
  const answer = await fetch(`/api/editor-import?${query}`, {
    method: 'POST',
    headers: { 'content-type': 'application/octet-stream' },
    body: file,
  })
    .then((response) => response.json() as Promise<OperationResponse>)
    .catch((error: unknown) => {
      throw new OperationError(String(error));
    });
  return (getData(answer) as ResultOf<typeof importMutation>).importContent;
}
