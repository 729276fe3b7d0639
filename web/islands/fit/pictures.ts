import { useEffect, useState } from 'react';
import type { FinderMachine } from '../finder/finder-start.ts';

/**
 * The pictures of the machines, fetched before a file is chosen and kept as data: an answer that shows one asks for nothing. Whoever
 * is faster than that sees the answer without them.
 */
export function usePictures(
  machines: readonly FinderMachine[],
  isChosen: boolean,
): (slug: string) => string | undefined {
  const [pictures, setPictures] = useState<ReadonlyMap<string, string>>(new Map());
  useEffect(() => {
    if (isChosen) return;
    const fetchAll = async () => {
      const found = await Promise.all(
        machines.map(async ({ slug, picture }) =>
          picture ? ([[slug, await fetchAsData(picture.src)]] as const) : [],
        ),
      );
      setPictures(new Map(found.flat().flatMap(([slug, data]) => (data ? [[slug, data]] : []))));
    };
    // After what the page needs to be seen.
    const timer = setTimeout(() => void fetchAll(), 500);
    return () => clearTimeout(timer);
  }, [machines, isChosen]);
  return (slug) => pictures.get(slug);
}

async function fetchAsData(address: string): Promise<string | undefined> {
  try {
    const answer = await fetch(address);
    if (!answer.ok) return undefined;
    const blob = await answer.blob();
    return await new Promise((resolve, reject) => {
      const reader = new FileReader();
      reader.onload = () => resolve(String(reader.result));
      reader.onerror = reject;
      reader.readAsDataURL(blob);
    });
  } catch {
    return undefined;
  }
}
