import { expect, test } from 'vitest';
import { uploadLimits } from '#contracts/upload-limits.ts';
import { fileProblem } from './file-problem.ts';

const megabyte = 1024 * 1024;
const files = (count: number, size: number) => Array.from({ length: count }, () => ({ size }));

test.each([
  ['image/jpeg', 100 * megabyte, [], undefined],
  ['video/mp4', 1, [], undefined],
  ['image/jpeg', 100 * megabyte + 1, [], 'tooLarge'],
  ['application/pdf', 10, [], 'kind'],
  ['', 10, [], 'kind'],
  ['image/png', 0, [], 'empty'],
  ['image/png', 10, files(9, 10), undefined],
  ['image/png', 10, files(10, 10), 'tooMany'],
  ['image/png', 1, files(5, 100 * megabyte), 'tooMuch'],
] as const)('TIC-02 a file of type "%s" with %i bytes beside %j: %s', (type, size, others, expected) => {
  expect(fileProblem({ name: 'file', type, size }, others, uploadLimits)).toBe(expected);
});

test.each([
  ['Crimp report.PDF', 'application/pdf'],
  ['machine.log', ''],
  ['readme.txt', 'text/plain'],
  ['values.csv', 'application/vnd.ms-excel'],
  ['logs.zip', 'application/x-zip-compressed'],
])('TIC-02 "%s" goes where tickets take documents, and nowhere else', (name, type) => {
  expect(fileProblem({ name, type, size: 10 }, [], uploadLimits)).toBeUndefined();
  expect(fileProblem({ name, type, size: 10 }, [], { ...uploadLimits, ticketDocuments: false })).toBe('kind');
});
