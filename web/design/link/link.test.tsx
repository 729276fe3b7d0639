import type { ComponentProps } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ButtonLink } from '#web/design/button/button.tsx';
import { LinkContext } from './link.tsx';

const Marked = ({ href, children }: ComponentProps<'a'>) => <span data-router={href}>{children}</span>;

test('a link of the design system is a plain one, or that of the application around it', () => {
  const link = <ButtonLink href="/en/mykomax">To the portal</ButtonLink>;
  expect(renderToStaticMarkup(link)).toMatch(/^<a href="\/en\/mykomax" class=/);
  expect(renderToStaticMarkup(<LinkContext value={Marked}>{link}</LinkContext>)).toMatch(
    /^<span data-router="\/en\/mykomax"><span>/,
  );
});
