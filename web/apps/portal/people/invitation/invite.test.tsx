import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { beforeAll, expect, test } from 'vitest';
import { invitationFieldNames } from '#contracts/identity/invitation-fields.ts';
import { type Application, ApplicationContext } from '#web/apps/frame/application.ts';
import { loadLanguage } from '#web/i18n/load-language.server.ts';
import type { Namespace } from '#web/i18n/message-store.ts';
import { translator } from '#web/i18n/translator.ts';
import { Component } from './invite.tsx';

const portal = {
  locale: { language: 'en', region: 'ch' },
  texts: (namespace: Namespace) => translator('en', namespace),
  to: (path: string) => path,
} as unknown as Application;

beforeAll(() => loadLanguage('en'));

test('UAD-01 the form of the invitation has a control for each field that is declared, in their order', () => {
  const screen = (
    <ApplicationContext value={portal}>
      <Component />
    </ApplicationContext>
  );
  const routes = [{ id: 'invite', path: '/', element: screen, loader: () => null }];
  const router = createMemoryRouter(routes, {
    hydrationData: { loaderData: { invite: { organisations: [{ id: 'one', name: 'One' }] } } },
  });
  const html = renderToStaticMarkup(<RouterProvider router={router} />);
  const names = [...html.matchAll(/ name="(\w+)"/g)].map(([, name]) => name);
  expect(names.slice(0, invitationFieldNames.length)).toEqual(invitationFieldNames);
});
