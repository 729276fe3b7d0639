// Writes web/i18n/messages.d.ts, the keys and arguments of all messages, from the English ones.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { declareMessages } from '#web/i18n/declare-messages.ts';

const english = new URL('../web/i18n/messages/en/', import.meta.url);
const namespaces = readdirSync(english).map((file) => [
  file.replace('.json', ''),
  JSON.parse(readFileSync(new URL(file, english), 'utf8')),
]);
writeFileSync(
  new URL('../web/i18n/messages.d.ts', import.meta.url),
  declareMessages(Object.fromEntries(namespaces)),
);
