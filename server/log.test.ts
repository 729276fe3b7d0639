import { expect, test, vi } from 'vitest';
import { createLog } from './log.ts';

function collect(settings: { level: 'debug' | 'info' | 'warn' | 'error' | 'silent'; json: boolean }) {
  const lines: string[] = [];
  return { log: createLog({ ...settings, write: (line) => void lines.push(line) }), lines };
}

const hostile = 'a\r\nb\u001b[2Jc\u0085d\u2028e\u202ef';

test.each([true, false])('hostile text stays on its line and cannot steer a terminal (json: %s)', (json) => {
  const { log, lines } = collect({ level: 'info', json });
  log.info(hostile, { path: hostile, [hostile]: 1 });
  expect(lines).toHaveLength(1);
  expect(lines[0]).toMatch(/^[\x20-\x7e]+\n$/);
});

test('a line is an object with time, level, message and the fields', () => {
  const { log, lines } = collect({ level: 'info', json: true });
  log.warn('Slow answer', { path: '/en', ms: 12n });
  expect(JSON.parse(lines[0] ?? '')).toEqual({
    time: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
    level: 'warn',
    message: 'Slow answer',
    path: '/en',
    ms: '12',
  });
});

test('what JSON gives back is what was logged', () => {
  const { log, lines } = collect({ level: 'info', json: true });
  log.info('Text', { text: hostile });
  expect(JSON.parse(lines[0] ?? '').text).toBe(hostile);
});

test('SYS-05 an error is told with its message, its cause and where it came from', () => {
  const { log, lines } = collect({ level: 'info', json: true });
  log.error('Failed', { error: new TypeError('no such thing', { cause: new Error('deeper') }) });
  expect(JSON.parse(lines[0] ?? '').error).toEqual({
    name: 'TypeError',
    message: 'no such thing',
    cause: 'Error: deeper',
    stack: expect.stringContaining('log.test.ts'),
  });
});

test('only what is as important as the level is written', () => {
  const { log, lines } = collect({ level: 'warn', json: false });
  log.debug('a');
  log.info('b');
  log.warn('c');
  log.error('d');
  expect(lines.map((line) => line.trim().at(-1))).toEqual(['c', 'd']);
  const silent = collect({ level: 'silent', json: false });
  silent.log.error('e');
  expect(silent.lines).toEqual([]);
});

test('what fails again and again is told once, and then how often', () => {
  vi.useFakeTimers();
  try {
    const { log, lines } = collect({ level: 'info', json: true });
    for (let times = 0; times < 601; times += 1)
      log.error('A page could not be rendered', { address: `/${times}`, error: new Error('no database') });
    log.error('A page could not be rendered', { error: new Error('another reason') });
    log.info('Ready');
    log.info('Ready');
    expect(lines).toHaveLength(4);
    vi.advanceTimersByTime(10_000);
    expect(lines).toHaveLength(5);
    expect(JSON.parse(lines[4] ?? '')).toMatchObject({
      level: 'error',
      message: 'A page could not be rendered, 600 times more in 10 s',
      address: '/600',
    });
    log.error('A page could not be rendered', { error: new Error('no database') });
    expect(lines).toHaveLength(6);
  } finally {
    vi.useRealTimers();
  }
});

test('a line says for which request it is', () => {
  const lines: string[] = [];
  const log = createLog({
    level: 'info',
    json: true,
    write: (line) => void lines.push(line),
    requestId: () => 'a1',
  });
  log.info('Done');
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({ message: 'Done', request: 'a1' });
});
