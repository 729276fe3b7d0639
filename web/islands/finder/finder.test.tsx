import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { beforeAll, describe, expect, test } from 'vitest';
import { usualLead } from '#contracts/fit/lead.ts';
import type { Language } from '#contracts/languages.ts';
import { loadLanguage } from '#web/i18n/load-language.server.ts';
import { makeLocale } from '#web/i18n/locales.ts';
import { translator } from '#web/i18n/translator.ts';
import { writeLead } from './figures.ts';
import { Finder } from './finder.tsx';
import type { FinderMachine, FinderStart } from './finder-start.ts';

beforeAll(() => Promise.all((['en', 'de'] as const).map(loadLanguage)));

const machine = (slug: string, more: Partial<FinderMachine>): FinderMachine => ({
  slug,
  name: slug,
  kind: 'Automatic crimping',
  classification: 'automatic-crimping',
  href: `/en/products/${slug}`,
  picture: null,
  capabilities: ['cut', 'full-strip', 'crimp', 'seal-loading'],
  area: { from: 0.13, to: 4 },
  areaTexts: { metric: '0.13–4 mm²', imperial: 'AWG 26–12' },
  length: { from: 60, to: 10_000 },
  ...more,
});

const getStart = (more: Partial<FinderStart> = {}, language: Language = 'en'): FinderStart => ({
  locale: makeLocale(language),
  units: 'metric',
  lead: usualLead,
  machines: [
    machine('two-outputs', { output: 4500, outputAt2m: 2100, weight: 900 }),
    machine('one-output', { output: 3900, weight: 800 }),
    machine('thin', { area: { from: 0.13, to: 1.5 } }),
    machine('no-seals', { capabilities: ['cut', 'full-strip', 'crimp'] }),
    machine('unknown-length', { length: undefined }),
    machine('stripper', { capabilities: ['full-strip'], length: undefined }),
  ],
  addresses: {
    page: '/en/products/finder',
    compare: '/en/compare',
    enquiry: '/en/forms/contact',
    products: '/en/products',
    fit: '/en/fit',
  },
  preferences: { action: '/api/preferences', fields: {} },
  messages: {},
  ...more,
});

const textOf = (start: FinderStart) =>
  renderToStaticMarkup(<Finder start={start} />)
    .replace(/<[^>]*>/g, ' ')
    .replace(/[\s\u00a0]+/g, ' ');

describe('CAT-07 the finder, rendered by the server', () => {
  test('lists who makes the lead, who may, and who nearly does, with the reason', () => {
    const text = textOf(getStart());
    expect(text).toContain('2 machines make this lead');
    expect(text.indexOf('one-output')).toBeLessThan(text.indexOf('two-outputs'));
    expect(text).toContain('about 3100 leads an hour at 850 mm');
    expect(text).toContain('up to 3900 leads an hour, with short leads');
    expect(text).toMatch(/To be checked by us .* unknown-length/);
    expect(text).toMatch(/thin +ends at 1\.5 mm²; yours is 2\.5 mm² +Set 1\.5 mm²/);
    expect(text).toMatch(/no-seals +loads no seals/);
    expect(text).toMatch(/1 machine does a part of it +stripper +strips/);
  });

  test('both systems write the cross-section, and numbers are those of the country', () => {
    expect(textOf(getStart({ units: 'imperial' }))).toContain('14 AWG ≈ 2.5 mm²');
    expect(textOf(getStart({ units: 'imperial' }))).toContain('33.5 in');
    expect(textOf(getStart({}, 'de'))).toContain('2,5 mm² ≈ 14 AWG');
  });

  test('no machine: says so, and that an expert looks at it', () => {
    const text = textOf(getStart({ machines: [], lead: { ...usualLead, area: 120 } }));
    expect(text).toContain('No single machine makes this lead');
    expect(text).toContain('An expert looks at it with you.');
  });

  test('its markup can be taken over: no two texts stand beside each other (0095)', () => {
    for (const lead of [usualLead, { ...usualLead, area: 120 as const }, { ...usualLead, diameter: 9 }])
      for (const units of ['metric', 'imperial'] as const)
        expect(renderToString(<Finder start={getStart({ lead, units })} />)).not.toContain('<!--');
  });
});

test('FRM-01 a lead is written for an expert in both systems', () => {
  const text = writeLead(usualLead, makeLocale('en'), translator('en', 'finder'), 'https://x.example/a');
  expect(text.replaceAll('\u00a0', ' ')).toBe(
    [
      'This is the lead in question:',
      'Wire: 2.5 mm² (14 AWG), outer diameter 3 mm (0.118 in), Red',
      'Length: 850 mm (33.5 in)',
      'End 1: Terminal and seal; end 2: Terminal',
      'https://x.example/a',
    ].join('\n'),
  );
});
