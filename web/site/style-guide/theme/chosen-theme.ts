import { useSearchParams } from 'react-router';
import themes from './themes.json';

/** The theme that the address asks for, the default one when it names none that there is. */
export function useChosenTheme(): string {
  const [parameters] = useSearchParams();
  const wanted = parameters.get('theme');
  return themes.some(({ key }) => key === wanted) ? wanted! : 'Default';
}

/** Keeps the chosen theme when going to another page of the guide. */
export const withTheme = (path: string, theme: string) =>
  theme === 'Default' ? path : `${path}?theme=${encodeURIComponent(theme)}`;
