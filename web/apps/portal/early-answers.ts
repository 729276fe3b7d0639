import { client } from '#contracts/identity/client.ts';
import { openTokenStore } from '#web/apps/session/token-store.ts';
import { isFresh } from '#web/apps/session/tokens.ts';
import type { Sent } from './ask.ts';
import { type Opening, type Question, send } from './question.ts';

/**
 * Asks what the first screen will ask (opening-questions.ts), while the application is still on its way: a phone on a slow
 * network waits a second for that. Only with a token that need not be renewed; whatever fails is asked again.
 */
const answers = new Map<string, Promise<Sent>>();

/** A screen that comes later asks for what is true then. */
const keptMs = 10_000;
const until = performance.now() + keptMs;

/** The answer on its way to a question, once; undefined: it was not asked early, or failed. */
export async function takeEarlyAnswer(question: Question): Promise<Sent | undefined> {
  const key = JSON.stringify(question);
  const answer = answers.get(key);
  answers.delete(key);
  return performance.now() < until ? answer?.catch(() => undefined) : undefined;
}

function askEarly(): void {
  const { questions } = document.documentElement.dataset;
  const tokens = openTokenStore(client.id).read();
  // An address with a query asks for something else.
  if (!questions || !tokens || !isFresh(tokens) || location.search) return;
  for (const opening of JSON.parse(questions) as Opening[]) {
    const answer = 'address' in opening ? fetch(opening.address) : ask(opening, tokens.idToken);
    answer.catch(() => {});
  }
}

function ask(question: Question, idToken: string): Promise<Sent> {
  const answer = send(question, idToken).then((said) => ({ answer: said, idToken }));
  answers.set(JSON.stringify(question), answer);
  return answer;
}

askEarly();
