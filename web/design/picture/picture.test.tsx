import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { Picture } from './picture.tsx';

const source = { src: '/p.webp', srcSet: '/p-480.webp 480w', width: 1200, height: 900, alt: 'A machine' };

describe('IMG-01 pictures', () => {
  test('IMG-01 keep their place and wait until they are near', () => {
    const html = renderToStaticMarkup(<Picture source={{ ...source, sizes: '50vw' }} />);
    expect(html).toContain('width="1200" height="900"');
    expect(html).toContain('loading="lazy"');
    expect(html).toContain('sizes="50vw"');
    expect(html).not.toContain('later');
    expect(renderToStaticMarkup(<Picture source={source} ratio="4:3" />)).toContain('class="frame later"');
  });

  test('IMG-01 the largest of the first screen comes at once', () => {
    const html = renderToStaticMarkup(<Picture source={source} priority />);
    expect(html).toContain('fetchPriority="high"');
    expect(html).not.toMatch(/lazy|later/);
  });

  test('IMG-01 a drawing stands where no picture is', () => {
    const html = renderToStaticMarkup(<Picture source={null} />);
    expect(html).not.toContain('<img');
    expect(html).toContain('<svg');
    expect(html).toContain('aria-hidden="true"');
  });
});
