// Writes the keys and arguments of all messages, of the interface and of mails, from the English ones.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { declareMessages } from '#web/i18n/declare-messages.ts';

for (const [english, declaration] of [
  ['../web/i18n/messages/en/', '../web/i18n/messages.d.ts'],
  ['../services/mail/texts/en/', '../services/mail/texts/messages.d.ts'],
] as const) {
  const folder = new URL(english, import.meta.url);
  const namespaces = readdirSync(folder).map((file) => [
    file.replace('.json', ''),
    JSON.parse(readFileSync(new URL(file, folder), 'utf8')),
  ]);
  writeFileSync(new URL(declaration, import.meta.url), declareMessages(Object.fromEntries(namespaces)));
}
