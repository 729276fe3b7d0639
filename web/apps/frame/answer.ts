import { useEffect, useState } from 'react';

/** What is asked while the screen is there already: it came, it has not yet, or it will not. */
export type Answer<Value> =
  | { readonly state: 'waiting' }
  | { readonly state: 'came'; readonly value: Value }
  | { readonly state: 'failed'; readonly error: unknown };

/** Follows what a loader began to ask. When it is asked again, the last answer stands until the new one comes. */
export function useAnswer<Value>(asked: Promise<Value>): Answer<Value> {
  const [answer, setAnswer] = useState<Answer<Value>>({ state: 'waiting' });
  useEffect(() => {
    let isCurrent = true;
    asked.then(
      (value) => isCurrent && setAnswer({ state: 'came', value }),
      (error: unknown) => isCurrent && setAnswer({ state: 'failed', error }),
    );
    return () => {
      isCurrent = false;
    };
  }, [asked]);
  return answer;
}

/** The value of an answer that came. */
export function answered<Value>(answer: Answer<Value>): Value | undefined {
  return answer.state === 'came' ? answer.value : undefined;
}
