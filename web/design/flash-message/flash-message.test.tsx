import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { FlashMessage } from './flash-message.tsx';

const render = (kind: 'info' | 'success' | 'error', floating = false) =>
  renderToStaticMarkup(
    <FlashMessage kind={kind} kindLabel={kind} hideLabel="Hide" floating={floating}>
      Saved.
    </FlashMessage>,
  );

describe('NAV-09 flash messages', () => {
  test.each([
    ['info', 'status'],
    ['success', 'status'],
    ['error', 'alert'],
  ] as const)('NAV-09 %s is announced as %s and can be hidden', (kind, role) => {
    const html = render(kind);
    expect(html).toContain(`role="${role}"`);
    expect(html).toContain('aria-label="Hide"');
    expect(html).toContain(`${kind}: `);
  });

  test('NAV-09 only the floating one hides itself', () => {
    expect(render('info', true)).toContain('data-floating=""');
    expect(render('info')).not.toContain('data-floating');
  });
});
