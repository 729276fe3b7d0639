import compile from 'icu-minify/compile';
import { messageArguments } from './message-arguments.ts';

/**
 * Takes the English messages by namespace, returns the text of `messages.d.ts`: every key with its arguments.
 */
export function declareMessages(namespaces: Record<string, Record<string, string>>): string {
  const bodies = Object.keys(namespaces)
    .sort()
    .map((name) => `  ${property(name)}: {\n${declareKeys(namespaces[name]!)}  };\n`);
  return `// Made by \`node scripts/messages.ts\` from the English messages.\n\nexport interface Messages {\n${bodies.join('')}}\n`;
}

function declareKeys(messages: Record<string, string>): string {
  return Object.entries(messages)
    .map(([key, text]) => `    ${property(key)}: ${declareArguments(text)};\n`)
    .join('');
}

function declareArguments(text: string): string {
  const given = [...messageArguments(compile(text))];
  if (given.length === 0) return 'null';
  return `{ ${given.map(([name, type]) => `${name}: ${type}`).join('; ')} }`;
}

function property(key: string): string {
  return /^[a-zA-Z]\w*$/.test(key) ? key : `'${key}'`;
}
