import { type LoaderFunctionArgs, useLoaderData, useSearchParams } from 'react-router';
import { type ImportState, isWorking } from '#contracts/products/catalogue-import.ts';
import { PageHead } from '#web/design/page-head/page-head.tsx';
import { Wrap } from '#web/design/section/section.tsx';
import { type Editor, useEditor } from '../../editor.ts';
import { Failed, FailedStep } from './failed.tsx';
import { ImportSteps } from './import-steps.tsx';
import type { CatalogueImport, CatalogueTargets, ImportLines } from './importing-operations.ts';
import { MappingForm } from './mapping/mapping-form.tsx';
import { ImportReport } from './report/import-report.tsx';
import { parseLineChoice } from './report/line-choice.ts';
import { Working } from './working.tsx';

type Loaded = { found: CatalogueImport | null; targets: CatalogueTargets; lines: ImportLines | null };

export const title = ({ texts }: Editor) => texts('editorImporting')('title');

const reported: readonly ImportState[] = ['COMPARED', 'DRAFTED', 'PUBLISHED'];

export const createLoader =
  ({ sendQuery, locale: { language } }: Editor) =>
  async ({ params, request }: LoaderFunctionArgs): Promise<Loaded> => {
    const id = params.id ?? '';
    const loaded = await sendQuery('products', 'catalogueImport', { id, language });
    const found = loaded.catalogueImport;
    const choice = parseLineChoice(new URL(request.url).searchParams, found?.counts);
    const lines =
      found && reported.includes(found.state)
        ? await sendQuery('products', 'catalogueImportLines', { id, language, ...choice })
        : null;
    return { found, targets: loaded.catalogueWords, lines };
  };

/** One import: its mapping, its report, and its outcome. */
export function Component() {
  const { found, targets, lines } = useLoaderData<Loaded>();
  const { texts, to } = useEditor();
  const t = texts('editorImporting');
  const [query] = useSearchParams();
  /** The mapping can be changed from the report until there are drafts. */
  const isMapping = found?.state === 'COMPARED' && query.get('step') === 'mapping';
  const back = { href: to('/catalogue/import'), label: t('title') };
  if (!found) {
    return (
      <Wrap>
        <PageHead title={t('title')} back={back} lead={t('gone')} />
      </Wrap>
    );
  }
  return (
    <Wrap>
      <PageHead
        title={<span translate="no">{found.fileName}</span>}
        back={back}
        lead={<About found={found} />}
      />
      <ImportSteps state={isMapping ? 'READ' : found.state} />
      {found.state === 'FAILED' ? <Failed found={found} /> : null}
      {found.failure && found.state !== 'FAILED' ? <FailedStep failure={found.failure} /> : null}
      {isWorking(found.state) ? <Working key={found.state} found={found} state={found.state} /> : null}
      {found.state === 'READ' || isMapping ? <MappingForm found={found} targets={targets} /> : null}
      {lines && !isMapping ? <ImportReport found={found} lines={lines} /> : null}
    </Wrap>
  );
}

function About({ found: { format, supplier, total, encoding } }: { found: CatalogueImport }) {
  const t = useEditor().texts('editorImporting');
  const parts = [
    format ? t(`format.${format as 'csv' | 'xlsx' | 'bmecat'}`) : null,
    supplier,
    total > 0 ? t('total', { count: total }) : null,
    encoding && encoding !== 'utf-8' ? t('encoding', { name: encoding.toUpperCase() }) : null,
  ].filter((part) => part !== null);
  return parts.join(' · ');
}
