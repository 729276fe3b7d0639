import { translator } from '#web/i18n/translator.ts';
import { specificationRows } from '#web/site/data/catalogue/specification-rows.ts';
import { inGroups } from '#web/site/data/catalogue/specifications.ts';
import { productPath } from '#web/site/visit/catalogue-address.ts';
import type { Visit } from '#web/site/visit/context.ts';
import { absolute, localizedPath } from '#web/site/visit/links.ts';
import type { Product } from './product-query.ts';

/** The page of a product for programs: its texts, its technical data and its public documents. */
export function productAsMarkdown(product: Product, visit: Visit): string {
  const { language } = visit.locale;
  const t = translator(language, 'catalogue');
  const at = (path: string) => absolute(visit, path);
  const groups = inGroups(specificationRows(product.specifications, language)).flatMap(({ group, lines }) => [
    ...(group ? [`### ${plain(group.name)}`, ''] : []),
    ...lines.flatMap(({ name, metric, imperial }) => {
      const values = [...new Set([metric?.text, imperial?.text].filter((text) => text !== undefined))];
      return values.length > 0 ? [`- ${plain(name)}: ${values.map(plain).join(' / ')}`] : [];
    }),
    '',
  ]);
  const documents = product.documents.filter(({ login }) => !login);
  return [
    `# ${plain(product.name)}`,
    '',
    ...(product.short_description ? [`> ${plain(product.short_description)}`, ''] : []),
    `<${at(localizedPath(visit, productPath(product)))}>`,
    '',
    ...paragraphs(product.long_description),
    ...product.highlights.flatMap(({ name, descriptions }) => [
      `## ${plain(name)}`,
      '',
      ...descriptions.flatMap((text) => paragraphs(text)),
    ]),
    ...(groups.length > 0 ? [`## ${t('filters.ranges')}`, '', ...groups] : []),
    ...(product.variants.length > 0
      ? [`## ${t('variants')}`, '', ...product.variants.map((one) => `- ${plain(one.metric_name)}`), '']
      : []),
    ...(documents.length > 0
      ? [
          `## ${t('downloads')}`,
          '',
          ...documents.map(({ name, url }) => `- [${plain(name)}](${at(url)})`),
          '',
        ]
      : []),
  ].join('\n');
}

function paragraphs(text: string | null): string[] {
  return (text ?? '').split(/\n{2,}/).flatMap((part) => (part.trim() ? [plain(part.trim()), ''] : []));
}

/** Escapes what Markdown would read as markup. */
const plain = (text: string) => text.replace(/\s+/g, ' ').replace(/[\\`*_{}[\]<>#|]/g, '\\$&');
