// By hand on purpose (0059): forty lines; libraries for elements render, and ours only add behaviour to markup.
import { inTurn } from './in-turn.ts';

/**
 * Registers a custom element whose behaviour is one function. The function runs when the element is
 * connected; its signal is aborted when the element is disconnected, so listeners bound to it need no other
 * cleanup. The markup comes from the server: an element only adds behaviour and keeps its state in
 * attributes. A page registers all its elements at once, so they start one after the other.
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
