import { describe, expect, test } from 'vitest';
import { mailtoLink, withoutTracking } from './email-link.ts';

const draft = { to: '', cc: '', subject: '', body: '' };

describe('STY-01 e-mail links', () => {
  test('encodes umlauts, signs and line ends as RFC 6068 asks', () => {
    const link = mailtoLink({
      to: 'anna.keller@group.example',
      cc: '',
      subject: 'Vorführung CS 400 & CP 24',
      body: 'Grüezi\nwir schneiden 10 mm².',
    });
    expect(link).toBe(
      'mailto:anna.keller@group.example?subject=Vorf%C3%BChrung%20CS%20400%20%26%20CP%2024&body=Gr%C3%BCezi%0D%0Awir%20schneiden%2010%20mm%C2%B2.',
    );
  });

  test('takes several addresses and leaves empty fields out', () => {
    expect(mailtoLink({ ...draft, to: 'a@x.example; b@x.example', cc: 'c@x.example' })).toBe(
      'mailto:a@x.example,b@x.example?cc=c@x.example',
    );
    expect(mailtoLink({ ...draft, to: 'a@x.example' })).toBe('mailto:a@x.example');
  });

  test('keeps a header from being smuggled in through an address', () => {
    expect(mailtoLink({ ...draft, to: 'a@x.example?bcc=evil@x.example' })).toBe(
      'mailto:a@x.example%3Fbcc%3Devil@x.example',
    );
  });

  test('removes trackers from an address and keeps what the page needs', () => {
    expect(withoutTracking('https://www.group.example/en/stories?utm_source=mail&page=2&FBCLID=1#top')).toBe(
      'https://www.group.example/en/stories?page=2#top',
    );
  });

  test('answers null to what is not a web address', () => {
    expect(withoutTracking('javascript:alert(1)')).toBeNull();
    expect(withoutTracking('stories')).toBeNull();
  });
});
