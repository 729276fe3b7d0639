import { expect, test } from 'vitest';
import { getModules } from './class-modules.ts';

test.each([
  ['moJ8kq_turn', 'moJ8kq'],
  ['_BGhIq_column', '_BGhIq'],
  ['-21LnG_section', '-21LnG'],
  ['_9opCNG_block-form', '_9opCNG'],
  ['visually-hidden', undefined],
])('the class %s is of the style module %s', (name, module) => {
  expect([...getModules([name])][0]).toBe(module);
});
