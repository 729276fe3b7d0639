import { describe, expect, test } from 'vitest';
import { chooseServicePlace, createServicePlace } from './service-place.ts';

const location = (city: string, countryCode: string, ...kinds: string[]) => ({
  name: `Litzen ${city}`,
  city,
  phone: `+1 ${city}`,
  holidays: ['12-25'],
  countryCode,
  kinds,
});

describe('TIC-02 who is called when a machine stands', () => {
  test.each([
    [
      'service at home',
      [location('Grafenau', 'DE', 'PRODUCTION'), location('Radevormwald', 'DE', 'SALES_AND_SERVICE')],
      'Radevormwald',
    ],
    [
      'service abroad before works at home',
      [location('Hof', 'DE', 'PRODUCTION'), location('Wien', 'AT', 'SALES_AND_SERVICE')],
      'Wien',
    ],
    ['whoever is there', [location('Hof', 'DE', 'PRODUCTION')], 'Hof'],
    ['nobody without a telephone', [{ ...location('Hof', 'DE'), phone: '' }], undefined],
  ])('%s', (_, locations, city) => {
    expect(chooseServicePlace(locations, 'DE')?.city).toBe(city);
  });

  test('is remembered for minutes, and missed where nobody can tell', async () => {
    let time = 0;
    let queries = 0;
    let isBroken = false;
    const backend = {
      url: 'http://content.internal/graphql',
      async fetch() {
        queries += 1;
        if (isBroken) return new Response('', { status: 503 });
        return Response.json({ data: { locations: [location('Hof', 'DE', 'SALES_AND_SERVICE')] } });
      },
    };
    const warned: string[] = [];
    const log = { info() {}, error() {}, warn: (message: string) => void warned.push(message) };
    const find = createServicePlace(backend, log, () => time);
    expect((await find('DE'))?.phone).toBe('+1 Hof');
    await find('DE');
    expect(queries).toBe(1);
    time = 6 * 60_000;
    isBroken = true;
    expect((await find('DE'))?.phone).toBe('+1 Hof');
    expect(await find('FR')).toBeUndefined();
    expect(warned).toHaveLength(2);
  });
});
