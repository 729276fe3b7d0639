import { expect, test } from 'vitest';
import { quietHtml } from './pasted-html.ts';

test.each([
  ['<p style="color:red" class="a">x</p>', '<p data-style="color:red" class="a">x</p>'],
  ["<b style='font-weight:normal'>x</b>", "<b data-style='font-weight:normal'>x</b>"],
  ['<p onclick="alert(1)" ONMOUSEOVER=alert(1)>x</p>', '<p>x</p>'],
  ['a<script>alert(1)</script>b<STYLE>p{}</STYLE >c', 'abc'],
  ['<p>one style="a" of many</p>', '<p>one data-style="a" of many</p>'],
])('EDI-05 %s is pasted as %s', (html, quiet) => {
  expect(quietHtml(html)).toBe(quiet);
});
