import { useEffect, useState } from 'react';
import type { FinderMachine } from '../finder/finder-start.ts';

/**
 * The pictures of the machines, fetched before a file is chosen and held as data, so that a result that shows
 * them makes no request. Whoever is faster sees the result without pictures.
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
    // After the page has painted.
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
