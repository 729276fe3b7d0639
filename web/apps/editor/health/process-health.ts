/** The report of the process about itself and its back ends (`/api/editor-health`). */
export type ProcessHealth = {
  readonly parts: readonly {
    readonly name: string;
    readonly isAnswering: boolean;
    readonly milliseconds: number;
    readonly isEmbedded: boolean;
  }[];
  readonly pages: { readonly pages: number; readonly bytes: number } | null;
  readonly data: readonly {
    readonly backEnd: string;
    readonly entries: number;
    readonly bytes: number;
    readonly hits: number;
    readonly misses: number;
  }[];
  readonly startedAt: string;
  readonly memory: number;
  readonly process: number;
  readonly build: string;
};

/** Throws when the process does not respond, or refuses this person. */
export async function loadProcess(): Promise<ProcessHealth> {
  const [health, build] = await Promise.all([json('/api/editor-health'), json('/builds/latest.json')]);
  return { ...(health as Omit<ProcessHealth, 'build'>), build: String((build as { id?: unknown }).id ?? '') };
}

/** SYS-01: this request to the home page empties the caches of every process. */
export async function clearCaches(home: string): Promise<void> {
  const response = await fetch(`${home}?cache=clear`, { headers: { accept: 'text/html' } });
  if (!response.ok) throw new Error(`The site answered ${response.status}`);
  await response.text();
}

async function json(address: string): Promise<unknown> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address} answered ${response.status}`);
  return response.json();
}
