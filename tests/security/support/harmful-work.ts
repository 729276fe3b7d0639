/** Work that takes more than its limits, for workers. */

export function withoutEnd(): void {
  for (;;);
}

export function withoutMeasure(): void {
  const kept: string[][] = [];
  for (;;) kept.push(Array.from({ length: 100_000 }, (_, at) => `${kept.length} ${at}`));
}

export function withoutGround(): number {
  return 1 + withoutGround();
}

export function environment(): string[] {
  return Object.keys(process.env);
}
