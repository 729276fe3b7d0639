import { expect, test } from 'vitest';
import { htmlToText } from './html-to-text.ts';

test('TIC-02 the words of a mail without plain text are kept, its markup is not, and what it quotes is marked', () => {
  const html = `<html><head><title>x</title><style>p{color:red}</style></head><body>
    <p>It is the <b>small</b> one&nbsp;&#8211; 1 &lt; 2 &amp; &#x1F600;</p><div>Regards<br>Eva</div>
    <script>alert(1)</script><blockquote>Which applicator?</blockquote></body></html>`;
  expect(htmlToText(html)).toBe('It is the small one – 1 < 2 & 😀\nRegards\nEva\n> Which applicator?');
});

test('TIC-02 lines, blank ones, cells and links are those that the reader of the mail saw', () => {
  const gmail = `<div dir="ltr">One<div><br></div><div>Two<br></div><div>Three&nbsp;mm&sup2;</div>
    <table><tr><td>8,0</td><td>mm</td></tr></table>A<br><br>B <a href="https://crimp.example/a">here</a>
    <a href="https://crimp.example/b">crimp.example/b</a></div>
    <div class="gmail_quote"><div class="gmail_attr">On Mon, Jun 2, 2025 Litzen wrote:<br></div>
    <blockquote><div>Which?</div><blockquote>Old</blockquote></blockquote></div>`;
  expect(htmlToText(gmail).split('\n')).toEqual([
    'One',
    '',
    'Two',
    'Three mm²',
    '8,0 mm',
    'A',
    '',
    'B here <https://crimp.example/a> crimp.example/b',
    'On Mon, Jun 2, 2025 Litzen wrote:',
    '> Which?',
    '>> Old',
  ]);
});

test('SYS-04 brackets without end are read in no time', () => {
  expect(htmlToText('<'.repeat(400_000)).length).toBeLessThanOrEqual(400_000);
  expect(htmlToText('<style>'.repeat(50_000))).toBe('');
});

test('TIC-02 every name of a character is known, and elements that nobody closes end as in a browser', () => {
  expect(htmlToText('<p>Für die H&uuml;lse &ge; 3 mm<p>Gr&uuml;sse')).toBe('Für die Hülse ≥ 3 mm\nGrüsse');
});

test('SYS-04 a mail of elements without end within each other has no words', () => {
  expect(htmlToText('<div>'.repeat(90_000))).toBe('');
});
