import { expect, test } from 'vitest';
import { getCompanyLogo, getSiteLogo } from './site-logo.ts';

const image = (width: number, height: number) => ({
  src: '/image/aa',
  alt: '',
  width,
  height,
  focalX: 0.5,
  focalY: 0.5,
  contentType: 'image/svg+xml',
  transparent: true,
});
const company = { legalName: 'A', portalName: 'A', domain: 'a.example', logo: image(300, 60) };

test('a wide logo holds the name, a square one stands before it, and other sites say their own name beside it', () => {
  expect(getCompanyLogo({ company })).toMatchObject({ src: '/image/aa/original.svg', saysName: true });
  expect(getSiteLogo({ logo: image(64, 64) }, { company })).toMatchObject({ saysName: false });
  expect(getSiteLogo({ logo: null }, { company })).toMatchObject({
    src: '/image/aa/original.svg',
    saysName: false,
  });
  expect(getSiteLogo({ logo: null }, { company: { ...company, logo: null } })).toBeUndefined();
});
