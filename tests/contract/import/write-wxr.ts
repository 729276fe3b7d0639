/** An item of a WordPress export; a number identifies a post, and an attachment has an address. */
export type WxrItem = {
  id?: number;
  type?: string;
  title: string;
  content?: string;
  slug?: string;
  /** In UTC, as WordPress writes it. */
  date?: string;
  /** Further elements, as XML. */
  more?: string;
};

/** An export as WordPress writes it: every text in CDATA, one item for each of `items`. */
export function writeWxr(items: readonly WxrItem[], origin = 'https://old.example'): string {
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:excerpt="http://wordpress.org/export/1.2/excerpt/" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:wp="http://wordpress.org/export/1.2/">
<channel>
<title>Old site</title><link>${origin}</link><language>en-US</language><wp:wxr_version>1.2</wp:wxr_version>
<wp:base_site_url>${origin}</wp:base_site_url><wp:base_blog_url>${origin}</wp:base_blog_url>
${items.map((item) => writeItem(item, origin)).join('\n')}
</channel>
</rss>`;
}

function writeItem(
  { id, type = 'post', title, content = '', slug, date, more = '' }: WxrItem,
  origin: string,
) {
  const name = slug ?? title.toLowerCase().replace(/[^a-z0-9]+/g, '-');
  return `<item>
<title><![CDATA[${title}]]></title><link>${origin}/${name}/</link>
<content:encoded><![CDATA[${content}]]></content:encoded>
${id === undefined ? '' : `<wp:post_id>${id}</wp:post_id>`}
${date ? `<wp:post_date_gmt><![CDATA[${date}]]></wp:post_date_gmt>` : ''}
<wp:post_name><![CDATA[${name}]]></wp:post_name><wp:status><![CDATA[publish]]></wp:status>
<wp:post_type><![CDATA[${type}]]></wp:post_type>${more}
</item>`;
}
