import sharp from 'sharp';

/** A mail to a ticket, as programs write it. */

export type Letter = { from: string; to: string; text?: string; id?: string; more?: string[] };

/** A whole mail. */
export function mail({
  from,
  to,
  text = 'The small one.',
  id = crypto.randomUUID(),
  more = [],
}: Letter): string {
  const head = [
    `From: Somebody <${from}>`,
    `To: <${to}>`,
    'Subject: Re: [ST-…] Ferrule feeder jams',
    `Message-ID: <${id}@mail.example>`,
  ];
  const type = more.some((line) => line.startsWith('Content-Type'))
    ? []
    : ['Content-Type: text/plain; charset=utf-8'];
  return [...head, ...type, ...more, '', text].join('\r\n');
}

type Part = { type: string; bytes: Buffer | string; name?: string; disposition?: string; more?: string[] };

/** A part of a mail as programs write it: in Base64, with its name in both places. */
export function part({ type, bytes, name, disposition, more = [] }: Part): string {
  const named = name ? `; name="${name}"` : '';
  return [
    `Content-Type: ${type}${named}`,
    ...(disposition ? [`Content-Disposition: ${disposition}${name ? `; filename="${name}"` : ''}`] : []),
    ...more,
    'Content-Transfer-Encoding: base64',
    '',
    Buffer.from(bytes).toString('base64'),
  ].join('\r\n');
}

/** A multipart mail. */
export const parts = (kind: string, inner: readonly string[]) => ({
  more: [`Content-Type: multipart/${kind}; boundary=cut`],
  text: [...inner.map((one) => `--cut\r\n${one}`), '--cut--'].join('\r\n'),
});
export const words = (text: string) => part({ type: 'text/plain; charset=utf-8', bytes: text });
export const photo = (side: number) =>
  sharp({
    create: {
      width: side,
      height: side,
      channels: 3,
      noise: { type: 'gaussian', mean: 128, sigma: 30 },
      background: '#a33',
    },
  })
    .png()
    .toBuffer();
