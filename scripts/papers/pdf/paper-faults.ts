import { getDocumentProxy } from 'unpdf';

type Node = { readonly role?: string; readonly alt?: string; readonly children?: readonly Node[] };

/**
 * The accessibility faults of a document, one line for each. The rules are those of PDF/UA (ISO 14289-1) that
 * a program can judge: the Matterhorn Protocol's checkpoints on tags, language, title, headings, figures,
 * tables, lists and links.
 * @param language of the document, such as `de`
 */
export async function paperFaults(pdf: Uint8Array, language: string): Promise<string[]> {
  const document = await getDocumentProxy(pdf, { verbosity: 0 });
  try {
    const [{ info }, mark, preferences] = await Promise.all([
      document.getMetadata() as Promise<{ info: { Language?: string; Title?: string } }>,
      document.getMarkInfo() as Promise<{ Marked: boolean; Suspects: boolean } | null>,
      document.getViewerPreferences() as Promise<{ DisplayDocTitle?: boolean } | null>,
    ]);
    const pages = await Promise.all(
      Array.from({ length: document.numPages }, async (_, index) => {
        const page = await document.getPage(index + 1);
        const { items } = await page.getTextContent();
        const text = items.map((item) => ('str' in item ? item.str : '')).join('');
        return { tree: (await page.getStructTree()) as Node | null, text };
      }),
    );
    const nodes = pages.flatMap(({ tree }) => (tree ? withDescendants(tree) : []));
    return [
      ...(mark?.Marked && !mark.Suspects ? [] : ['is not tagged']),
      ...(info.Language?.split('-')[0] === language
        ? []
        : [`says that it is in ${info.Language ?? 'no language'}`]),
      ...(info.Title?.trim() && preferences?.DisplayDocTitle ? [] : ['does not show a title']),
      ...pages.flatMap(({ tree, text }, index) => {
        const where = `page ${index + 1}`;
        return [
          ...(tree?.children?.length ? [] : [`${where} has no structure`]),
          ...(/[\p{Co}\uFFFD]/u.test(text) ? [`${where} has letters that stand for nothing`] : []),
        ];
      }),
      ...headingFaults(nodes),
      ...nodes.flatMap(elementFaults),
    ];
  } finally {
    await document.loadingTask.destroy();
  }
}

function headingFaults(nodes: readonly Node[]): string[] {
  const levels = nodes.flatMap(({ role }) => Number(/^H([1-6])$/.exec(role ?? '')?.[1] ?? 0) || []);
  if (levels.length === 0) return ['has no heading'];
  return levels.flatMap((level, index) => {
    const before = levels[index - 1] ?? 0;
    return level > before + 1 ? [`has a heading ${level} after ${before || 'none'}`] : [];
  });
}

function elementFaults(node: Node): string[] {
  const { role, alt, children = [] } = node;
  const has = (wanted: RegExp) => withDescendants(node).some((one) => wanted.test(one.role ?? ''));
  switch (role) {
    case 'Figure':
      return alt?.trim() ? [] : ['has a figure without words'];
    case 'Table':
      return has(/^TR$/) && has(/^TH$/) ? [] : ['has a table without rows or heads'];
    case 'L':
      return has(/^LI$/) && has(/^LBody$/) ? [] : ['has a list without entries'];
    case 'Link':
      return children.length > 0 || alt ? [] : ['has a link without words'];
    default:
      return [];
  }
}

function withDescendants(node: Node): Node[] {
  return [node, ...(node.children ?? []).flatMap(withDescendants)];
}
