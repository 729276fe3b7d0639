import { findText } from '#services/products/language/texts.ts';

type Bilingual = { en: string; de: string };
type Country = keyof typeof countries;

/** The manufacturer of a brand's machines, and who signs for it. */
export type Maker = {
  name: string;
  company: string;
  address: string;
  country: Country;
  signs: string;
  role: Bilingual;
};

const countries = {
  CH: { en: 'Switzerland', de: 'Schweiz', fr: 'Suisse', es: 'Suiza', pt: 'Suíça', zh: '瑞士', ja: 'スイス' },
  DE: {
    en: 'Germany',
    de: 'Deutschland',
    fr: 'Allemagne',
    es: 'Alemania',
    pt: 'Alemanha',
    zh: '德国',
    ja: 'ドイツ',
  },
  US: { en: 'USA', de: 'USA', fr: 'États-Unis', es: 'EE. UU.', pt: 'EUA', zh: '美国', ja: 'アメリカ' },
  CN: { en: 'China', de: 'China', fr: 'Chine', es: 'China', pt: 'China', zh: '中国', ja: '中国' },
};

const litzen = {
  company: 'Litzen AG',
  address: 'Wiesenring 6, 6036 Dierikon',
  country: 'CH',
} as const;
const lines = { signs: 'Dr. Tobias Renggli', role: { en: 'Automatic lines', de: 'Automatische Linien' } };
const testing = { signs: 'Daniel Prescott', role: { en: 'Testing and quality', de: 'Prüfen und Qualität' } };

const makers: Readonly<Record<string, Maker>> = {
  litzen: { name: 'Litzen', ...litzen, ...lines },
  sutera: {
    name: 'Sutera',
    company: 'Sutera AG',
    address: 'Aareweg 19, 3600 Thun',
    country: 'CH',
    signs: 'Ursina Caflisch',
    role: { en: 'Cut and strip', de: 'Ablängen und Abisolieren' },
  },
  adaptix: {
    name: 'Adaptix',
    company: 'Adaptix GmbH',
    address: 'Taubersteig 8, 97877 Wertheim',
    country: 'DE',
    ...testing,
  },
  cirralis: {
    name: 'Cirralis',
    company: 'Cirralis Inc.',
    address: '2210 Canyon View Road, Salt Lake City, UT 84101',
    country: 'US',
    ...testing,
  },
  diitra: {
    name: 'Diitra',
    company: 'Diitra GmbH',
    address: 'Würmufer 5, 82152 Krailling',
    country: 'DE',
    ...lines,
  },
  hovaro: {
    name: 'Hovaro',
    company: 'Hovaro Co., Ltd.',
    address: '2 Lianhu Lane, Suzhou',
    country: 'CN',
    signs: 'Dr. Zhou Lian',
    role: { en: 'Technology and China', de: 'Technologie und China' },
  },
  iqual: { name: 'iQual', ...litzen, ...testing },
};

/** @throws for an unknown brand */
export function getMaker(brand: string): Maker {
  const maker = makers[brand];
  if (!maker) throw new Error(`no machine is of the brand ${brand}`);
  return maker;
}

export const formatPostalAddress = ({ company, address, country }: Maker, language: string) =>
  `${company}, ${address}, ${findText(countries[country], language)}`;
