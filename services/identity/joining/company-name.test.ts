import { describe, expect, test } from 'vitest';
import { companyName, plainNumber } from './company-name.ts';

describe('UAD-01 the name of a company is compared as people write it', () => {
  test.each([
    ['Nordlicht Kabelsysteme GmbH', 'NORDLICHT  Kabelsysteme'],
    ['Arneses del Bajío S.A. de C.V.', 'arneses del bajio'],
    ['Prairie Harness Inc.', 'Prairie Harness, Inc'],
    ['Suzhou Lanhe Wiring Co.', 'Suzhou Lanhe Wiring Co., Ltd.'],
    ['Câblage Atlas SARL', 'Cablage Atlas S.à r.l.'],
    ['Müller & Söhne GmbH & Co. KG', 'Muller Sohne'],
    ['Rozvaděče Kovář s.r.o.', 'Rozvadece Kovar, spol. s r. o.'],
    ['株式会社ハーネス工業', 'ハーネス工業'],
  ])('%s is %s', (one, other) => {
    expect(companyName(one)).toBe(companyName(other));
  });

  test.each([
    ['Nordlicht Kabelsysteme GmbH', 'Nordlicht GmbH'],
    ['Company AG', 'Co. KG'],
    ['Atlas', 'Atlas Câblage'],
  ])('%s is not %s', (one, other) => {
    expect(companyName(one)).not.toBe(companyName(other));
  });

  test('nothing but a legal form stays what it is', () => {
    expect(companyName('AG')).toBe('ag');
    expect(companyName(' … ')).toBe('');
  });
});

test('UAD-01 points, spaces and full-width digits of a serial number do not matter', () => {
  expect(plainNumber(' 455.1187 ')).toBe('4551187');
  expect(plainNumber('４５５ １１８７')).toBe('4551187');
  expect(plainNumber('ct-0012 345')).toBe('CT0012345');
});
