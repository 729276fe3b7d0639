import type { Locator, Page } from 'playwright-core';

/** The stops of the Tab key in the main part of a page or in the open dialog, and the problems. */
export type KeyboardWalk = {
  /** The names of all stops, in their order. */
  readonly stops: readonly string[];
  readonly problems: readonly string[];
};

/** Controls with several stops of the browser's own. */
const ofParts = 'video, input[type=date], input[type=datetime-local]';

/**
 * Presses Tab from the beginning of `area` until the focus leaves it. Problems are: a control that is not
 * reached, or out of order; a stop without visible focus, or outside the window; a focus that cannot leave.
 */
export async function walkByKeyboard(page: Page, area: string): Promise<KeyboardWalk> {
  const expected = await page.locator(area).last().evaluate(beginWalk);
  const stops: string[] = [];
  const problems: string[] = [];
  const seen: number[] = [];
  // Each control once, and a few steps to leave. A film has a dozen stops of the browser's own, a date some.
  const withParts = await page.locator(area).last().locator(ofParts).count();
  const limit = expected.length + 3 + 12 * withParts;
  for (let steps = 0; steps < limit; steps += 1) {
    // A dialog has focused its first stop already.
    const isFirst = steps === 0 && (await page.evaluate(readStop, area)) !== null;
    if (!isFirst) await page.keyboard.press('Tab');
    const stop = await page.evaluate(readStop, area);
    // A list that updates itself may get a row meanwhile.
    if (stop === 'new') continue;
    // After its last stop, a dialog begins again.
    if (!stop || stop.index === seen[0]) break;
    if (stop.index === seen.at(-1) && stop.hasParts) continue;
    seen.push(stop.index);
    stops.push(stop.name);
    if (!stop.isMarked) problems.push(`${stop.name} does not show that it has the focus`);
    if (!stop.isInView) problems.push(`${stop.name} has the focus outside of the window`);
  }
  const stillThere = await page
    .locator('[data-stop]')
    .evaluateAll((all) => all.map((each) => Number(each.getAttribute('data-stop'))));
  const missed = expected.filter((_, index) => stillThere.includes(index) && !seen.includes(index));
  problems.push(...missed.map((name) => `${name} is not come to`));
  if (seen.some((index, at) => at > 0 && index < seen[at - 1]!))
    problems.push(`out of order: ${seen.join(' ')}`);
  if (seen.length > expected.length) problems.push('the focus does not get out');
  return { stops, problems };
}

/** Numbers the controls and puts the focus before the first. Gives their names. */
function beginWalk(area: Element): string[] {
  for (const known of document.querySelectorAll('[data-stop]')) known.removeAttribute('data-stop');
  const selector =
    'a[href], button, input:not([type=hidden]), select, textarea, summary, video[controls], [tabindex="0"]';
  const groups = new Set<string>();
  const usable = [...area.querySelectorAll<HTMLElement>(selector)].filter((element) => {
    if (!element.checkVisibility({ visibilityProperty: true }) || element.closest('[inert]')) return false;
    if (element.matches(':disabled') || element.tabIndex < 0) return false;
    // Tab reaches one radio button of a group, and the arrow keys lead to the others.
    if (element instanceof HTMLInputElement && element.type === 'radio') {
      const one = area.querySelector(`input[type=radio][name="${element.name}"]:checked`);
      if (one ? one !== element : groups.has(element.name)) return false;
      groups.add(element.name);
    }
    return true;
  });
  for (const [index, element] of usable.entries()) element.dataset.stop = String(index);
  if (area.localName !== 'dialog') (area as HTMLElement).focus();
  return usable.map((element) => {
    const label = (element as HTMLInputElement).labels?.[0]?.textContent;
    return `${element.localName} ${(element.ariaLabel ?? label ?? element.textContent ?? '').trim().slice(0, 40)}`;
  });
}

/** The stop that has the focus; 'new': it appeared after the walk began; null: the focus is elsewhere. */
function readStop(area: string) {
  const element = document.activeElement;
  const index = element instanceof HTMLElement ? element.dataset.stop : undefined;
  if (!element || index === undefined) {
    const around = element?.closest(area);
    return around && around !== element ? 'new' : null;
  }
  const isOutlined = (style: CSSStyleDeclaration) =>
    style.outlineStyle !== 'none' && Number.parseFloat(style.outlineWidth) > 0;
  const around = [element, element.parentElement, element.nextElementSibling, element.closest('label')];
  const isMarked =
    element.localName === 'video' ||
    around.some((each) => each && isOutlined(getComputedStyle(each))) ||
    ['::before', '::after'].some((part) => isOutlined(getComputedStyle(element, part)));
  const { top, bottom, left, right } = element.getBoundingClientRect();
  const isInView = bottom > 0 && top < innerHeight && right > 0 && left < innerWidth;
  const name = `${element.localName} ${(element.ariaLabel ?? element.textContent ?? '').trim().slice(0, 40)}`;
  const hasParts = element.matches('video, input[type=date], input[type=datetime-local]');
  return { index: Number(index), name, isMarked, isInView, hasParts };
}

/**
 * Presses Tab or Shift+Tab until an element has the focus.
 * @throws when it is not reached
 */
export async function tabTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  const hasFocus = async () =>
    (await target.count()) > 0 && (await target.first().evaluate((one) => one === document.activeElement));
  for (let steps = 0; steps < 150; steps += 1) {
    if (await hasFocus()) return;
    await page.keyboard.press(key);
  }
  throw new Error(`The Tab key does not come to ${target}`);
}
