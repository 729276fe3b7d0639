import { describe, expect, test } from 'vitest';
import type { RecordData } from '#contracts/content/records.ts';
import { editRecords } from './edit-records.ts';

const { first, save } = editRecords();

describe('EDI-05 what is wrong is told at its field', () => {
  const news = {
    publicationDate: '2026-03-10T07:00',
    title: { en: 'News' },
    text: {},
    image: null,
    link: null,
  };
  const id = '00000000-0000-4000-8000-000000000000';

  test.each<[string, RecordData, string, string]>([
    ['no title', { ...news, title: {} }, 'title', 'missing'],
    ['no moment', { ...news, publicationDate: null }, 'publicationDate', 'missing'],
    [
      'a moment that no clock shows',
      { ...news, publicationDate: '2026-03-29T02:30' },
      'publicationDate',
      'noMoment',
    ],
    ['a title in two lines', { ...news, title: { de: 'a\nb' } }, 'title', 'notOneLine'],
    ['too long a title', { ...news, title: { de: 'a'.repeat(201) } }, 'title', 'tooLong'],
    ['a language that there is not', { ...news, title: { xx: 'a' } }, 'title', 'badLanguage'],
    [
      'a script as a link',
      { ...news, link: { kind: 'EXTERNAL', href: 'javascript:alert(1)' } },
      'link',
      'unsafeAddress',
    ],
    ['a link to a page that is gone', { ...news, link: { kind: 'PAGE', page: id } }, 'link', 'pageGone'],
    ['a picture that is gone', { ...news, image: id }, 'image', 'fileGone'],
    ['a field that nobody declared', { ...news, onclick: 'x' }, 'onclick', 'unknownField'],
    ['a number as a text', { ...news, text: { en: 5 } }, 'text', 'noText'],
  ])('news with %s', async (_, data, field, code) => {
    const saved = await save('news', null, data);
    expect(saved.id).toBeNull();
    expect(saved.problems).toEqual([expect.objectContaining({ field, code })]);
  });

  test.each<[string, RecordData, string]>([
    ['email', { email: 'nobody' }, 'badEmail'],
    ['phone', { phone: '041 555' }, 'badPhone'],
    ['latitude', { latitude: 91 }, 'outOfRange'],
    ['timeZone', { timeZone: 'Europe/Dierikon' }, 'badTimeZone'],
    ['holidays', { holidays: ['12-25', '2027-03-26', '2027-02-29'] }, 'badHoliday'],
    ['openingHours', { openingHours: [{ from: 5, to: 1, opens: '08:00', closes: '17:00' }] }, 'badHours'],
    ['countryCode', { countryCode: 'XX' }, 'badCountry'],
    ['serves', { serves: ['CH', 'CH'] }, 'twice'],
    ['slug', { slug: 'Two Words' }, 'notSlug'],
    ['kinds', { kinds: [] }, 'missing'],
    ['expert', { expert: id }, 'contactGone'],
    ['brands', { brands: [id] }, 'brandGone'],
  ])('a location with a wrong %s', async (field, change, code) => {
    const location = await first('location', 'Thun');
    const saved = await save('location', location.id, { ...location.data, ...change });
    expect(saved.problems).toEqual([expect.objectContaining({ field, code })]);
  });

  test('a slug that another location has', async () => {
    const location = await first('location', 'Thun');
    const saved = await save('location', location.id, { ...location.data, slug: 'dierikon' });
    expect(saved.problems).toEqual([expect.objectContaining({ field: 'slug', code: 'slugTaken' })]);
  });
});
