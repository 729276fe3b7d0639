import { OperationError } from '../fetch-operation.ts';
import { askOverLine, getLine, lineHolds } from './line.ts';
import { mayReload } from './reload-guard.ts';
import { whenWanted } from './wanted-screen.ts';

/**
 * What a screen loads, again when the line is back where it dropped meanwhile: until then the screen before stays as it is.
 * What fails though the line holds, fails.
 */
export async function loadOverTheLine<Loaded>(
  load: () => Promise<Loaded>,
  signal: AbortSignal,
): Promise<Loaded> {
  for (;;) {
    try {
      return await load();
    } catch (error) {
      if (!(error instanceof OperationError && error.isUnanswered) || !getLine().isDown) throw error;
      await lineHolds(signal);
    }
  }
}

/**
 * The module of a screen. Browsers remember that one did not come, and would not ask for it again; so does the router. So
 * this waits for the line, and where the module does not come then either, it opens the page again at the address that is
 * wanted: a newer build may be served, too.
 */
export async function importOverTheLine<Module>(load: () => Promise<Module>): Promise<Module> {
  try {
    return await load();
  } catch {
    await askOverLine();
    await lineHolds();
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
