import { inTurn } from './in-turn.ts';

/**
 * Registers a custom element whose behaviour is one function. The function runs when the element enters the page;
 * its signal is aborted when the element leaves, so listeners bound to it need no other cleaning up.
 * The markup is the server's: an element only adds behaviour and keeps its state in attributes. A page registers
 * all its elements at one moment, so they begin in turn.
 */
export function defineElement(name: string, connect: (host: HTMLElement, signal: AbortSignal) => void) {
  inTurn(() => {
    if (customElements.get(name)) return;
    customElements.define(
      name,
      class extends HTMLElement {
        #life: AbortController | undefined;

        connectedCallback() {
          this.#life = new AbortController();
          connect(this, this.#life.signal);
        }

        disconnectedCallback() {
          this.#life?.abort();
        }
      },
    );
  });
}
