import { useClock } from '#web/apps/frame/time/use-clock.ts';
import { EmptyState } from '#web/design/empty-state/empty-state.tsx';
import { Panel } from '#web/design/panel/panel.tsx';
import { TextLink } from '#web/design/text-link/text-link.tsx';
import { listFormat } from '#web/i18n/format/format.ts';
import { useEditor } from '../editor.ts';
import styles from './health.module.css';
import type { HealthParts } from './health-operations.ts';
import { placeToMend } from './place-to-mend.ts';

type Part = HealthParts[number];
type Finding = Part['findings'][number];

/** The kinds of findings, worst first; then the checks without findings. */
export function FindingPanels({ parts }: { parts: HealthParts }) {
  const t = useEditor().texts('editorHealth');
  const found = parts.filter(({ total }) => total > 0);
  const inOrder = parts.filter(({ total }) => total === 0);
  return (
    <>
      {found.length === 0 ? <EmptyState title={t('none')} text={t('none.text')} /> : null}
      {found.map((part) => (
        <FindingPanel key={part.kind} part={part} />
      ))}
      {inOrder.length > 0 ? (
        <Panel title={t('inOrder')}>
          <ul className={styles.inOrder}>
            {inOrder.map(({ kind }) => (
              <li key={kind}>{t(`kind.${kind}`)}</li>
            ))}
          </ul>
        </Panel>
      ) : null}
    </>
  );
}

function FindingPanel({ part: { kind, total, findings } }: { part: Part }) {
  const t = useEditor().texts('editorHealth');
  return (
    <Panel title={t('kind.count', { kind: t(`kind.${kind}`), count: total })} text={t(`about.${kind}`)}>
      <details className={styles.more} open={findings.length <= 10}>
        <summary>{t('show', { count: findings.length })}</summary>
        <ul className={styles.findings}>
          {findings.map((finding) => (
            <li key={Object.values(finding).join(' ')} className={styles.finding}>
              <FindingLine kind={kind} finding={finding} />
            </li>
          ))}
        </ul>
      </details>
      {total > findings.length ? <p>{t('first', { count: findings.length, total })}</p> : null}
    </Panel>
  );
}

function FindingLine({ kind, finding }: { kind: Part['kind']; finding: Finding }) {
  const { to, sites, texts, locale } = useEditor();
  const clock = useClock();
  const t = texts('editorHealth');
  const site = sites.find(({ id }) => id === finding.siteId)?.name;
  const detail = kind === 'siteWithoutNavigation' ? undefined : getDetail(finding);
  const facts = [
    site,
    finding.languages.length > 0 ? listFormat(finding.languages, locale, 'plain') : undefined,
    finding.at ? clock.format(finding.at, 'short') : undefined,
  ].filter((fact) => fact !== undefined);
  return (
    <>
      <TextLink href={to(placeToMend(kind, finding))}>{finding.name || t('unnamed')}</TextLink>
      {detail ? <span className={styles.detail}>{t('leadsTo', { target: detail })}</span> : null}
      <span className={styles.facts}>{facts.join(' · ')}</span>
    </>
  );

  /** Ids are not shown: they mean that the page does not exist, or is not published. */
  function getDetail({ detail }: Finding): string | undefined {
    if (!['brokenLink', 'brokenNavigationLink', 'brokenRedirect'].includes(kind)) return undefined;
    return /^[0-9a-f-]{36}$/.test(detail) ? t('unpublishedPage') : detail;
  }
}
