import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { beforeAll, expect, test } from 'vitest';
import { languages } from '#contracts/languages.ts';
import { type Application, ApplicationContext } from '#web/apps/frame/application.ts';
import { loadLanguage } from '#web/i18n/load-language.server.ts';
import { makeLocale } from '#web/i18n/locales.ts';
import type { Namespace } from '#web/i18n/message-store.ts';
import { translator } from '#web/i18n/translator.ts';
import type { Ticket } from '../ticket-operations.ts';
import { Conversation } from './conversation.tsx';

beforeAll(async () => {
  await Promise.all(languages.map((language) => loadLanguage(language)));
});

const eva = { id: 'eva', name: 'Eva Brandt', isEmployee: false, isMe: false };

function render(language: (typeof languages)[number], reply: object): string {
  const entry = {
    __typename: 'TicketReply',
    id: '1',
    at: '2026-03-10T07:00:00Z',
    author: eva,
    attachments: [],
  };
  const ticket = {
    contact: eva,
    createdOn: '2026-03-10T06:00:00Z',
    description: 'It jams.',
    attachments: [],
    conversation: [{ ...entry, ...reply }],
  } as unknown as Ticket;
  const portal = {
    locale: makeLocale(language, 'CH'),
    texts: (namespace: Namespace) => translator(language, namespace),
    to: (path: string) => path,
    viewer: { roles: [] },
  } as unknown as Application;
  const screen = (
    <ApplicationContext value={portal}>
      <Conversation ticket={ticket} reader={{ readerIsEmployee: false }} />
    </ApplicationContext>
  );
  return renderToStaticMarkup(
    <RouterProvider router={createMemoryRouter([{ path: '/', element: screen }])} />,
  );
}

test.each(languages)(
  'TIC-02 what was trimmed of a mail can be unfolded, what was left is named: %s',
  (language) => {
    const html = render(language, {
      text: 'The small one.',
      via: 'mail',
      trimmed: 'On Monday, Litzen wrote:\n> Which <b>?',
      leftFiles: [
        { name: 'list.exe', reason: 'kind' },
        { name: 'smime.p7s', reason: 'signature' },
      ],
    });
    expect(html).toMatch(
      /<details[^>]*><summary>[^<]+<\/summary><p[^>]*>On Monday, Litzen wrote:\n&gt; Which &lt;b&gt;\?/,
    );
    expect(html).toMatch(/<li>[^<]*list\.exe[^<]+<\/li><li>[^<]*smime\.p7s[^<]+<\/li>/);
  },
);

test('TIC-02 a photo without words has no empty line, and what is whole has nothing to unfold', () => {
  const html = render('en', { text: '', via: 'mail', trimmed: null, leftFiles: [] });
  expect(html).not.toContain('<details');
  expect(html.match(/<p[^>]*><\/p>/)).toBeNull();
});
