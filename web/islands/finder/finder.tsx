import { useEffect, useMemo, useRef, useState } from 'react';
import { findMachines } from '#contracts/fit/find-machines.ts';
import { type LeadUnits, leadQuery } from '#contracts/fit/lead-address.ts';
import { Icon } from '#web/design/icon/icon.tsx';
import { TextLink } from '#web/design/text-link/text-link.tsx';
import { translator } from '#web/i18n/translator.ts';
import { UnitChoice } from './fields/unit-choice.tsx';
import { createFigures } from './figures.ts';
import styles from './finder.module.css';
import { FinderContext } from './finder-context.ts';
import type { FinderStart } from './finder-start.ts';
import { LeadForm } from './lead-form.tsx';
import { Results } from './results.tsx';

/**
 * A lead to draw and the machines that make it. The server renders it from the address, as a form; the
 * browser hydrates it and updates both with each choice. It uses neither React's `useId` nor adjacent text
 * nodes, since the server's static markup lacks the markers for them.
 */
export function Finder({ start }: { start: FinderStart }) {
  const { locale, machines, addresses } = start;
  const [lead, setLead] = useState(start.lead);
  const [units, setUnits] = useState(start.units);
  const [isLive, setLive] = useState(false);
  useEffect(() => setLive(true), []);
  useAddress(leadQuery(lead, units).toString());
  const t = translator(locale.language, 'finder');
  const found = useMemo(() => findMachines(lead, machines), [lead, machines]);
  const count = t('count', { count: found.all.length });
  return (
    <FinderContext
      value={{
        start,
        lead,
        units,
        isLive,
        figures: createFigures(locale, units),
        t,
        change: (change) => setLead((before) => ({ ...before, ...change })),
        choose(chosen) {
          setUnits(chosen);
          keepUnits(start, chosen);
        },
        addressOf: (change) => `${addresses.page}?${leadQuery({ ...lead, ...change }, units)}`,
      }}
    >
      <header className={styles.intro}>
        <div>
          <h1>{t('title')}</h1>
          <p>{t('lead')}</p>
        </div>
        <UnitChoice />
      </header>
      <section className={styles.finder} aria-label={t('name')} data-live={isLive ? '' : undefined}>
        <LeadForm />
        <a className={styles.bar} href="#machines">
          <span>{count}</span>
          <Icon name="arrow-down" />
        </a>
        <Results found={found} count={count} />
      </section>
      <p className={styles.classes}>
        <TextLink href={addresses.products}>{t('classes')}</TextLink>
        <TextLink href={addresses.fit}>{t('harness')}</TextLink>
      </p>
    </FinderContext>
  );
}

/** Updates the address, so that it can be bookmarked and shared, without adding to the history. */
function useAddress(query: string): void {
  const last = useRef(query);
  useEffect(() => {
    if (last.current === query) return;
    last.current = query;
    // Browsers limit the rate of changes of the address, as when a slider is dragged.
    const timer = setTimeout(() => history.replaceState(history.state, '', `?${query}`), 100);
    return () => clearTimeout(timer);
  }, [query]);
}

/** Stores the choice for all pages; if that fails, it holds for this page. */
function keepUnits({ preferences }: FinderStart, units: LeadUnits): void {
  const measurement = units === 'imperial' ? 'Imperial' : 'Metric';
  const body = new URLSearchParams({ ...preferences.fields, measurement });
  fetch(preferences.action, { method: 'POST', body, redirect: 'manual', keepalive: true }).catch(() => {});
}
