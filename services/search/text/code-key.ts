import { fold } from './fold.ts';

/** `Reuss 455`, `reuss-455` and `REUSS455` → `reuss455`: how names and part numbers are compared. */
export function codeKey(text: string): string {
  return fold(text)
    .replace(/[^\p{L}\p{N}]/gu, '')
    .slice(0, 200);
}
