import { OperationError } from '../fetch-operation.ts';
import { connectionRestored, getConnection, probeConnection } from './connection.ts';
import { mayReload } from './reload-guard.ts';
import { whenWanted } from './wanted-screen.ts';

/**
 * Loads the data of a screen, and loads it again after a dropped connection is back: until then the previous
 * screen stays. An error with the connection up is thrown.
 */
export async function loadWhenConnected<Loaded>(
  load: () => Promise<Loaded>,
  signal: AbortSignal,
): Promise<Loaded> {
  for (;;) {
    try {
      return await load();
    } catch (error) {
      if (!(error instanceof OperationError && error.isUnanswered) || !getConnection().isDown) throw error;
      await connectionRestored(signal);
    }
  }
}

/**
 * Loads the module of a screen. Browsers and the router remember a failed import and would not retry it, so
 * this waits for the connection, and if the import fails again, it reloads the page at the requested address:
 * a newer build may be served, too.
 */
export async function importWhenConnected<Module>(load: () => Promise<Module>): Promise<Module> {
  try {
    return await load();
  } catch {
    await probeConnection();
    await connectionRestored();
  }
  try {
    return await load();
  } catch (error) {
    const address = await whenWanted();
    if (!mayReload(address, Date.now(), sessionStorage)) throw error;
    location.assign(address);
    return new Promise<never>(() => {});
  }
}
