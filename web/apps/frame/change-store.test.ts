import { expect, test, vi } from 'vitest';
import { createChangeStore } from './change-store.ts';
import { OperationError } from './fetch-operation.ts';

const refusal = () => new OperationError('invalid');
const nothing = { isBusy: false, error: undefined };

test('a change is done once, however often it is clicked while it runs', async () => {
  const change = createChangeStore();
  const { promise, resolve } = Promise.withResolvers<void>();
  const work = vi.fn(() => promise);
  const first = change.run(work);
  expect(change.getState()).toEqual({ isBusy: true, error: undefined });
  expect(await change.run(work)).toBe(false);
  resolve();
  expect(await first).toBe(true);
  expect(change.getState()).toEqual(nothing);
  expect(work).toHaveBeenCalledOnce();
});

test('it is busy until what it changed has been read again', async () => {
  const change = createChangeStore();
  const { promise, resolve } = Promise.withResolvers<void>();
  const reload = vi.fn(() => promise);
  const done = change.run(async () => {}, reload);
  await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce());
  expect(change.getState().isBusy).toBe(true);
  expect(await change.run(async () => {})).toBe(false);
  resolve();
  expect(await done).toBe(true);
  expect(change.getState()).toEqual(nothing);
});

test('a refusal says why, is read again, too, and goes with the next attempt or when it is forgotten', async () => {
  const change = createChangeStore();
  const error = refusal();
  const reload = vi.fn(async () => {});
  expect(await change.run(() => Promise.reject(error), reload)).toBe(false);
  expect(reload).toHaveBeenCalledOnce();
  expect(change.getState()).toEqual({ isBusy: false, error });
  const second = change.run(async () => {});
  expect(change.getState()).toEqual({ isBusy: true, error: undefined });
  expect(await second).toBe(true);
  await change.run(() => Promise.reject(refusal()));
  change.forget();
  expect(change.getState()).toEqual(nothing);
});

test('a fault of ours is thrown, and the button works again', async () => {
  const change = createChangeStore();
  const fault = new TypeError('a fault');
  await expect(change.run(() => Promise.reject(fault))).rejects.toBe(fault);
  expect(change.getState()).toEqual(nothing);
});

test('whoever shows it hears of each step, until it is taken down', async () => {
  const change = createChangeStore();
  const seen: boolean[] = [];
  const leave = change.subscribe(() => seen.push(change.getState().isBusy));
  await change.run(async () => {});
  leave();
  await change.run(async () => {});
  expect(seen).toEqual([true, false]);
});
