import type { SetupStep } from '#contracts/setup/steps.ts';

/** A company that starts to use the program: its answers to each step of the set-up. */
export const velbrand = {
  company: {
    name: 'Velbrand',
    legalName: 'Velbrand Maschinenbau AG',
    portalName: '',
    legalForm: 'Aktiengesellschaft, HRB 4711 Stuttgart',
    street: 'Werkstrasse 12',
    postalCode: '70565',
    city: 'Stuttgart',
    country: 'DE',
    phone: '+49 711 555 01 00',
    email: 'sales@velbrand.example',
  },
  site: {
    host: 'www.velbrand.example',
    languages: 'de fr',
    defaultLanguage: 'de',
    countries: 'DE US',
    units: 'byCountry',
  },
  look: { accent: '#e2b10c', inverse: '#0d3b4c', radius: '2', typeface: 'inter' },
  catalogue: { starter: 'packaging' },
  mail: {
    mailHost: '',
    mailPort: '',
    mailSecurity: 'tls',
    mailUser: '',
    mailPassword: '',
    mailTest: '',
  },
  pages: { pages: 'services about-us' },
  chief: {
    name: 'Katharina Brügge',
    email: 'k.bruegge@velbrand.example',
    password: 'vier Spulen und ein Messer',
  },
} as const satisfies Record<SetupStep, Record<string, string>>;
