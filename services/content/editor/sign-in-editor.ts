import type { Pool } from 'pg';
import type { Log } from '#services/foundation/log.ts';
import { createThrottle } from '#services/foundation/throttle/throttle.ts';
import { hashPassword, isPassword } from '../page/page-password.ts';
import { plainName } from './editor-name.ts';
import { type EditorSession, namedSession, sharedSession } from './editor-session.ts';
import { editorByName } from './find-editors.ts';
import { type SharedPassword, sharedName } from './shared-password.ts';

type Entry = {
  /** Empty: by the shared password. */
  name: string;
  password: string;
  /** From where; guessing is slowed for each. */
  address: string;
};

/** Who has entered; null: name and password are not right. `seconds`: to wait before anything is looked at again. */
export type SignIn = { session: EditorSession | null; seconds: number };

const throttle = createThrottle('content');
/** So that a name that nobody has takes as long as one that somebody has. */
let nobodys: Promise<string> | undefined;
function nobodysHash(): Promise<string> {
  nobodys ??= hashPassword(crypto.randomUUID());
  return nobodys;
}

/** Decision 2: checks a password. Five failures from one address, or for one name from there, and waiting begins. */
export async function signInEditor(
  pool: Pool,
  { name, password, address }: Entry,
  shared: SharedPassword | undefined,
  log: Pick<Log, 'info' | 'warn'>,
): Promise<SignIn> {
  const given = plainName(name);
  // Who came by the shared password is called so.
  const who = given === plainName(sharedName) ? '' : given;
  const counted = ['editors', `editor ${who}`];
  for (const account of counted) {
    const seconds = await throttle.takeAttempt(pool, 'password', account, address);
    if (seconds > 0) {
      log.warn('Somebody guesses passwords of the editor area', { name: who, address, seconds });
      return { session: null, seconds };
    }
  }
  const session = await entering(pool, who, password, shared);
  if (!session) {
    log.warn('Nobody entered the editor area', { name: who, address });
    return { session, seconds: 0 };
  }
  for (const account of counted) await throttle.forgiveAttempt(pool, 'password', account, address);
  log.info('An editor has entered', { name: session.name, role: session.role, address });
  return { session, seconds: 0 };
}

async function entering(
  pool: Pool,
  who: string,
  password: string,
  shared: SharedPassword | undefined,
): Promise<EditorSession | null> {
  if (who === '') {
    const isRight = await isPassword(password, (await shared?.hash()) ?? (await nobodysHash()));
    return isRight && shared ? sharedSession(pool, shared) : null;
  }
  const editor = await editorByName(pool, who);
  // Whoever has no password yet cannot enter: an empty hash would fit everything.
  const hash = editor?.isActive ? editor.passwordHash : '';
  const isRight = await isPassword(password, hash || (await nobodysHash()));
  return isRight && editor && hash ? namedSession(editor) : null;
}
