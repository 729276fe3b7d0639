import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const guides = globSync('docs/guide/*.md');

const messages = globSync('web/i18n/messages/en/*.json').flatMap((file) =>
  Object.values(JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>),
);

const plural = /\{\w+, plural,((?:\s*(?:=\d+|[a-z]+) \{(?:[^{}]|\{[^{}]*\})*\})+)\}/;
const form = /(?:=\d+|[a-z]+) \{((?:[^{}]|\{[^{}]*\})*)\}/g;

/** A message in each form of its plurals, with placeholders left in it. */
function formsOf(message: string): string[] {
  const found = plural.exec(message);
  if (!found) return [message];
  return [...(found[1] ?? '').matchAll(form)].flatMap(([, sentence = '']) =>
    formsOf(message.replace(found[0], sentence.replaceAll('#', '{number}'))),
  );
}

const placeholder = /\{[^{}]*\}/;

const exact = new Set(messages);
/** What is hardly more than placeholders would fit anything. */
const filled = messages
  .flatMap(formsOf)
  .filter(
    (sentence) => placeholder.test(sentence) && /\p{L}{3}/u.test(sentence.split(placeholder).join('\n')),
  )
  .map((sentence) => new RegExp(`^${sentence.split(placeholder).map(literal).join('.+')}$`));

function literal(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');
}

/** What stands in quotation marks outside of code. */
function quotedIn(guide: string): string[] {
  const prose = guide
    .replace(/^ *```[\s\S]*?^ *```/gm, '')
    .replace(/`[^`]*`/g, '')
    .replace(/\s+/g, ' ');
  expect(prose.split('"').length % 2, 'quotation marks come in pairs').toBe(1);
  return [...prose.matchAll(/"([^"]+)"|“([^”]+)”/g)].map(([, straight, curved]) => straight ?? curved ?? '');
}

const isOnScreen = (name: string) => exact.has(name) || filled.some((pattern) => pattern.test(name));

test.each(guides)('%s calls buttons and screens as the program does', (file) => {
  const quoted = quotedIn(readFileSync(file, 'utf8'));
  expect(quoted.length).toBeGreaterThan(5);
  expect(quoted.filter((name) => !isOnScreen(name))).toEqual([]);
});

test('a name that no screen has is found', () => {
  expect(quotedIn('Press "Publish", `"code"`, then\n"Publish\n3 languages" and “Burn it”.')).toEqual([
    'Publish',
    'Publish 3 languages',
    'Burn it',
  ]);
  expect(['Publish', 'Publish 3 languages', 'Publish English', 'Burn it'].map(isOnScreen)).toEqual([
    true,
    true,
    true,
    false,
  ]);
});
