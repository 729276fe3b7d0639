import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { chooseStackPlace, type Place } from './choose-stack-place.ts';
import styles from './flash-stack.module.css';

const actionable = 'a[href], button, input, select, textarea, summary, iframe, [tabindex="0"]';

/** The stack of floating messages, placed so that it covers as few controls as possible. */
export function FlashStack({ children }: { children: ReactNode }) {
  const stack = useRef<HTMLDivElement>(null);
  // Placed again for each message, since the stack grows and the page around it changes. It is only done
  // then, since it is expensive.
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
  // Controls below are found by hit testing, which the stack must not intercept.
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
 * A partly visible control can still be used; one under a bar or outside the window cannot. One under a
 * dialog can be used in a moment, since a message often appears just before the dialog closes.
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
