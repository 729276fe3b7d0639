import { useSearchParams } from 'react-router';
import themes from './themes.json';

/** The theme in the address, or the default one if it is missing or unknown. */
export function useChosenTheme(): string {
  const [parameters] = useSearchParams();
  const wanted = parameters.get('theme');
  return themes.some(({ key }) => key === wanted) ? wanted! : 'Default';
}

/** Keeps the chosen theme when going to another page of the guide. */
export const withTheme = (path: string, theme: string) =>
  theme === 'Default' ? path : `${path}?theme=${encodeURIComponent(theme)}`;
