import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { chooseStackPlace, type Place } from './choose-stack-place.ts';
import styles from './flash-stack.module.css';

const actionable = 'a[href], button, input, select, textarea, summary, iframe, [tabindex="0"]';

/** Where floating messages stack: over as few of the things that can be used as there is a place for. */
export function FlashStack({ children }: { children: ReactNode }) {
  const stack = useRef<HTMLDivElement>(null);
  // Found for each message: the stack grows, and what lies around it is another. To ask for that is dear.
  useLayoutEffect(() => {
    if (stack.current?.hasChildNodes()) placeIt(stack.current);
  });
  return (
    <div ref={stack} className={styles.stack}>
      {children}
    </div>
  );
}

function placeIt(stack: HTMLElement): void {
  // What lies below is found by its points, which the stack must not hide.
  stack.style.visibility = 'hidden';
  const actions = [...document.querySelectorAll(actionable)].filter(isInSight).map((element) => ({
    box: element.getBoundingClientRect(),
    isFocused: element === document.activeElement,
  }));
  const findBox = (place: Place) => {
    stack.dataset.place = place;
    return stack.getBoundingClientRect();
  };
  stack.dataset.place = chooseStackPlace(findBox, actions);
  stack.style.visibility = '';
}

/**
 * Also half of something can be used; what lies under a bar or outside of the window cannot. What lies under a dialog can
 * be used in a moment: a message often comes just before the dialog goes.
 */
function isInSight(element: Element): boolean {
  const { left, top, right, bottom } = element.getBoundingClientRect();
  const x = (Math.max(left, 0) + Math.min(right, innerWidth)) / 2;
  const y = (Math.max(top, 0) + Math.min(bottom, innerHeight)) / 2;
  if (left >= innerWidth || right <= 0 || top >= innerHeight || bottom <= 0) return false;
  const onTop = document.elementFromPoint(x, y);
  if (onTop === null) return false;
  const dialog = onTop.closest('dialog');
  const isUnderDialog = dialog !== null && !dialog.contains(element);
  return isUnderDialog || element.contains(onTop) || onTop.contains(element);
}
