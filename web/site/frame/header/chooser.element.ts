import { defineElement } from '#web/design/element/define-element.ts';
import { rememberLocale } from './remember-locale.ts';

/**
 * Offers only the languages of the chosen country; without script the server uses the country's default
 * instead. It also remembers the locale that the visitor is in.
 */
defineElement('frame-chooser', (host, signal) => {
  const site = host.querySelector<HTMLInputElement>('input[name=site]')?.value;
  const { locale } = host.dataset;
  if (site && locale) rememberLocale(site, locale);
  const country = host.querySelector<HTMLSelectElement>('select[name=country]');
  const language = host.querySelector<HTMLSelectElement>('select[name=language]');
  if (!country || !language) return;

  const narrow = () => {
    const offered = country.selectedOptions[0]?.dataset.languages?.split(' ') ?? [];
    for (const option of language.options) {
      option.hidden = option.disabled = !offered.includes(option.value);
    }
    if (language.selectedOptions[0]?.disabled && offered[0]) language.value = offered[0];
  };

  country.addEventListener('change', narrow, { signal });
  narrow();
});
