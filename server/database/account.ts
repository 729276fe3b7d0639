import { readFileSync } from 'node:fs';
import { lchown, readdir } from 'node:fs/promises';
import { join } from 'node:path';

/** The account that the server runs as, where it is not ours; the shape of `spawn`'s options. */
export type Account = { readonly uid: number; readonly gid: number };

/** PostgreSQL refuses to run as root, so root lends it the account with the fewest rights. */
export function serverAccount(): Account | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const nobody = /^nobody:[^:]*:(\d+):(\d+):/m.exec(readFileSync('/etc/passwd', 'utf8'));
  return { uid: Number(nobody?.[1] ?? 65_534), gid: Number(nobody?.[2] ?? 65_534) };
}

/** Gives a folder and all that is in it to the account. A link changes its own owner, not that of its target. */
export async function chownTree(folder: string, { uid, gid }: Account): Promise<void> {
  await lchown(folder, uid, gid);
  for (const entry of await readdir(folder, { recursive: true })) await lchown(join(folder, entry), uid, gid);
}
