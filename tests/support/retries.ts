import { writeFileSync } from 'node:fs';
import type { Reporter, TestCase } from 'vitest/node';

/** Writes the names of the tests that passed only on a retry into the file that RETRIED names. */
export default class Retries implements Reporter {
  readonly #names: string[] = [];

  onTestCaseResult(test: TestCase): void {
    if (test.diagnostic()?.flaky) this.#names.push(`${test.module.relativeModuleId} > ${test.fullName}`);
  }

  onTestRunEnd(): void {
    if (process.env.RETRIED) writeFileSync(process.env.RETRIED, JSON.stringify(this.#names));
  }
}
