import type { Page } from 'playwright-core';
import { leave } from './frame.ts';
import { samplePassword } from './server.ts';
import { originOf } from './site.ts';

/** Editors of the sample site (seed/content/editors.yaml). */
export const editors = { chief: 'Petra Ott', editor: 'Jonas Meier', second: 'Léa Favre' } as const;
export type EditorName = keyof typeof editors;

/** Fills in the gate and sends it; '' as a name: by the shared password. */
export async function tryGate(page: Page, name: string, password: string): Promise<void> {
  await page.locator('#name').fill(name);
  await page.locator('#password').fill(password);
  await leave(page, () => page.locator('#password').press('Enter'));
}

/** Enters by the gate that is shown (`visit('/en/editor')`), and waits until the application stands. */
export async function enterEditor(page: Page, who: EditorName): Promise<void> {
  await tryGate(page, editors[who], samplePassword);
  await page.locator('#editor main h1:not(.visually-hidden)').first().waitFor();
}

/** The cookies of somebody who has entered, for `visit(path, { cookies })`. */
export async function editorCookies(
  who: EditorName,
  origin = originOf('main'),
): Promise<Record<string, string>> {
  const response = await fetch(`${origin}/api/editor-area-authentication`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin },
    body: JSON.stringify({ input: samplePassword, name: editors[who] }),
  });
  const { hashedPassword } = (await response.json()) as { hashedPassword?: string };
  if (!hashedPassword) throw new Error(`${editors[who]} cannot enter: ${response.status}`);
  return { editor: hashedPassword };
}
