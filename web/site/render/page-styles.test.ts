import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { renderMarkup } from './markup.ts';
import { createPageStyles } from './page-styles.ts';

const getPageStyles = createPageStyles(
  [
    '@layer reset{body{margin:0}}',
    '@layer components{.AWl8Cq_card{color:red}.AWl8Cq_card:hover{color:blue}',
    '._9wdzDa_menu{gap:1px}@media (width<=34rem){._9wdzDa_menu{gap:0}}',
    '@keyframes _9wdzDa_drop{to{opacity:1}}',
    '.AWl8Cq_card .moJ8kq_button{margin:0}}',
    '@font-face{font-family:Inter;src:url(a.woff2)}',
  ].join(''),
);

const order = '@layer reset,tokens,base,components,overrides;';
const sheet = (html: string) =>
  getPageStyles(renderMarkup(html).modules, '').css.toString().replace(order, '');

describe('PAG-01 the style sheet that a page carries', () => {
  it('has the rules of the modules that are drawn, every state of them, and what every page needs', () => {
    expect(sheet('<p class="AWl8Cq_card">')).toBe(
      '@layer reset{body{margin:0}}@layer components{.AWl8Cq_card{color:red}.AWl8Cq_card:hover{color:blue}' +
        '.AWl8Cq_card .moJ8kq_button{margin:0}}@font-face{font-family:Inter;src:url(a.woff2)}',
    );
  });

  it('keeps blocks and animations of a module together, in their order', () => {
    expect(sheet('<nav class="plain _9wdzDa_menu"><a class="moJ8kq_button">')).toContain(
      '@layer components{._9wdzDa_menu{gap:1px}@media (width<=34rem){._9wdzDa_menu{gap:0}}' +
        '@keyframes _9wdzDa_drop{to{opacity:1}}.AWl8Cq_card .moJ8kq_button{margin:0}}',
    );
  });

  it('knows a class whose name CSS writes with an escape', () => {
    const cut = createPageStyles('.-\\32 1LnG_section{gap:0}._BGhIq_column{margin:0}');
    const css = (html: string) => cut(renderMarkup(html).modules, '').css.toString().replace(order, '');
    expect(css('<p>')).toBe('');
    expect(css('<p class="-21LnG_section">')).toBe('.-\\32 1LnG_section{gap:0}');
    expect(css('<p class="_BGhIq_column">')).toBe('._BGhIq_column{margin:0}');
  });

  it('is as short as can be where nothing is drawn', () => {
    expect(sheet('<p>')).toBe('@layer reset{body{margin:0}}@font-face{font-family:Inter;src:url(a.woff2)}');
  });

  it('begins with the order of the layers, ends with the themes, and is named by its hash', () => {
    const sheet = getPageStyles(new Set(), '[data-theme=A]{--theme-ink:#000000}');
    const css = sheet.css.toString();
    expect(css.startsWith(order)).toBe(true);
    expect(css.endsWith('[data-theme=A]{--theme-ink:#000000}')).toBe(true);
    expect(sheet.source).toBe(`'sha256-${createHash('sha256').update(css).digest('base64')}'`);
    expect(getPageStyles(new Set(), '').source).not.toBe(sheet.source);
  });
});
