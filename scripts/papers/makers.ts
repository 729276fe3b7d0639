type Bilingual = { en: string; de: string };

/** Who makes the machines of a brand, and who signs for them. */
export type Maker = {
  name: string;
  company: string;
  address: string;
  country: Bilingual;
  signs: string;
  role: Bilingual;
};

const litzen = {
  company: 'Litzen AG',
  address: 'Wiesenring 6, 6036 Dierikon',
  country: { en: 'Switzerland', de: 'Schweiz' },
};
const lines = { signs: 'Dr. Tobias Renggli', role: { en: 'Automatic lines', de: 'Automatische Linien' } };
const testing = { signs: 'Daniel Prescott', role: { en: 'Testing and quality', de: 'Prüfen und Qualität' } };

const makers: Readonly<Record<string, Maker>> = {
  litzen: { name: 'Litzen', ...litzen, ...lines },
  sutera: {
    name: 'Sutera',
    company: 'Sutera AG',
    address: 'Aareweg 19, 3600 Thun',
    country: { en: 'Switzerland', de: 'Schweiz' },
    signs: 'Ursina Caflisch',
    role: { en: 'Cut and strip', de: 'Ablängen und Abisolieren' },
  },
  adaptix: {
    name: 'Adaptix',
    company: 'Adaptix GmbH',
    address: 'Taubersteig 8, 97877 Wertheim',
    country: { en: 'Germany', de: 'Deutschland' },
    ...testing,
  },
  cirralis: {
    name: 'Cirralis',
    company: 'Cirralis Inc.',
    address: '2210 Canyon View Road, Salt Lake City, UT 84101',
    country: { en: 'USA', de: 'USA' },
    ...testing,
  },
  diitra: {
    name: 'Diitra',
    company: 'Diitra GmbH',
    address: 'Würmufer 5, 82152 Krailling',
    country: { en: 'Germany', de: 'Deutschland' },
    ...lines,
  },
  hovaro: {
    name: 'Hovaro',
    company: 'Hovaro Co., Ltd.',
    address: '2 Lianhu Lane, Suzhou',
    country: { en: 'China', de: 'China' },
    signs: 'Dr. Zhou Lian',
    role: { en: 'Technology and China', de: 'Technologie und China' },
  },
  iqual: { name: 'iQual', ...litzen, ...testing },
};

/** @throws for a brand that the group does not have */
export function makerOf(brand: string): Maker {
  const maker = makers[brand];
  if (!maker) throw new Error(`nobody makes machines of the brand ${brand}`);
  return maker;
}

export const addressOf = ({ company, address, country }: Maker, language: string) =>
  `${company}, ${address}, ${language === 'de' ? country.de : country.en}`;
