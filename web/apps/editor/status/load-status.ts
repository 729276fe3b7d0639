import type { InstallationStatus } from '#contracts/editing/installation-status.ts';
import { OperationError } from '#web/apps/frame/fetch-operation.ts';

/** The status, and the id of the built site that this process shows. */
export type LoadedStatus = InstallationStatus & { readonly build: string };

/** Throws when the process does not answer, or refuses this person. */
export async function loadStatus(): Promise<LoadedStatus> {
  const [status, build] = await Promise.all([json('/api/editor-status'), json('/builds/latest.json')]);
  return { ...(status as InstallationStatus), build: String((build as { id?: unknown }).id ?? '') };
}

/** SYS-01: this request to the home page empties the caches of every process. */
export async function clearCaches(home: string): Promise<void> {
  const response = await fetch(`${home}?cache=clear`, { headers: { accept: 'text/html' } });
  if (!response.ok) throw new Error(`The site answered ${response.status}`);
  await response.text();
}

async function json(address: string): Promise<unknown> {
  const response = await fetch(address);
  if (response.ok) return response.json();
  throw new OperationError(
    `${address} answered ${response.status}`,
    response.status === 403 ? 'FORBIDDEN' : '',
  );
}
