import { isLanguage } from '#contracts/languages.ts';
import type { NewCompany } from '#contracts/setup/new-company.ts';
import type { StoredSteps } from '#contracts/setup/setup.ts';
import { chosenLanguages, listChoices, type SetupStep, setupSteps } from '#contracts/setup/steps.ts';

/** The answers of the complete steps, as a company. */
export function getCompany(steps: StoredSteps): Omit<NewCompany, 'logo' | 'typeface'> {
  const valuesOf = <Step extends SetupStep>(step: Step) => {
    const values = steps[step]?.values ?? {};
    return Object.fromEntries(
      Object.keys(setupSteps[step]).map((name) => [name, (values[name] ?? '').trim()]),
    ) as Record<keyof (typeof setupSteps)[Step] & string, string>;
  };
  const { country: _, ...company } = valuesOf('company');
  const site = valuesOf('site');
  const [first = 'en'] = chosenLanguages(site);
  return {
    ...company,
    portalName: company.portalName || `My${company.name.replace(/\s+/g, '')}`,
    host: site.host,
    languages: chosenLanguages(site),
    defaultLanguage: isLanguage(site.defaultLanguage) ? site.defaultLanguage : first,
    countries: listChoices(site.countries),
    units: site.units === 'Metric' || site.units === 'Imperial' ? site.units : undefined,
    pages: listChoices(valuesOf('pages').pages),
    chief: { ...valuesOf('chief'), passwordHash: valuesOf('chief').password },
  };
}
