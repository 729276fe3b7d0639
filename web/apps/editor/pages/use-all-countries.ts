import { useEffect, useState } from 'react';
import { useEditor } from '../editor.ts';

/** All countries, or those in which a language is offered; none until they have loaded. */
export function useAllCountries(language?: string): string[] {
  const { sendQuery } = useEditor();
  const [all, setAll] = useState<readonly { code: string; languages: string[] }[]>([]);
  useEffect(() => {
    let isCurrent = true;
    sendQuery('content', 'previewCountries').then(
      ({ countries }) => {
        const found = countries.map(({ countryCode, supportedLanguages }) => ({
          code: countryCode,
          languages: supportedLanguages.map(({ languageCode }) => languageCode),
        }));
        if (isCurrent) setAll(found.filter(({ code }) => code !== 'ALL'));
      },
      // Without them everything else can still be chosen.
      () => {},
    );
    return () => {
      isCurrent = false;
    };
  }, [sendQuery]);
  return all
    .filter(({ languages }) => language === undefined || languages.includes(language))
    .map(({ code }) => code);
}
