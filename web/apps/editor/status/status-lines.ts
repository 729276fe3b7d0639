import type { QueueStatus } from '#contracts/editing/installation-status.ts';
import { type Clock, useClock } from '#web/apps/frame/time/use-clock.ts';
import { parseChoice } from '#web/apps/frame/with-query.ts';
import { formatFileSize, formatNumber } from '#web/i18n/format/format.ts';
import type { Translate } from '#web/i18n/translator.ts';
import { useEditor } from '../editor.ts';
import {
  countLate,
  judgeBackup,
  judgeCertificate,
  judgeIndex,
  judgeLate,
  judgeMigrations,
  judgeQueue,
  type Verdict,
} from './judge-status.ts';
import type { LoadedStatus } from './load-status.ts';

/** One part of the installation: how it is, in sentences. */
export type StatusLine = {
  readonly key: string;
  readonly term: string;
  readonly verdict: Verdict;
  readonly sentences: readonly string[];
};

export type StatusLines = Readonly<Record<'parts' | 'migrations' | 'work' | 'care', readonly StatusLine[]>>;

type Translator = Translate<'editorStatus'>;

const partNames = [
  'content',
  'products',
  'search',
  'support',
  'accounts',
  'database',
  'files',
  'mail',
  'setup',
] as const;

/** What the parts of the installation are called. */
export function usePartName(): (name: string) => string {
  const t = useEditor().texts('editorStatus');
  return (name) => {
    // The accounts keep their tables under the name of the sign-in, with which they share them.
    const known = parseChoice(partNames, name === 'identity' ? 'accounts' : name);
    return known ? t(`part.${known}`) : name;
  };
}

/** The parts that are judged, by topic. */
export function useStatusLines(status: LoadedStatus): StatusLines {
  const { texts, locale } = useEditor();
  const clock = useClock();
  const getName = usePartName();
  const t = texts('editorStatus');
  const unknown = (key: string, term: string): StatusLine => ({
    key,
    term,
    verdict: 'unknown',
    sentences: [t('unknown')],
  });
  const { at, migrations, index, backup } = status;
  return {
    parts: status.parts.map(
      ({ name, isAnswering, milliseconds }): StatusLine => ({
        key: name,
        term: getName(name),
        verdict: isAnswering ? 'good' : 'failed',
        sentences: [
          t(isAnswering ? 'answers' : 'silent', { milliseconds: formatNumber(milliseconds, locale) }),
        ],
      }),
    ),
    migrations:
      migrations === null
        ? [unknown('migrations', t('part.database'))]
        : migrations.map(
            (found): StatusLine => ({
              key: found.service,
              term: getName(found.service),
              verdict: judgeMigrations(found),
              sentences: [
                t('migrations.applied', { count: found.applied }),
                ...(found.waiting > 0 ? [t('migrations.waiting', { count: found.waiting })] : []),
                ...(found.newer > 0 ? [t('migrations.newer', { count: found.newer })] : []),
              ],
            }),
          ),
    work: [
      ...ifHere(status.mails, 'mails', t('queue.mails')),
      ...ifHere(status.webhooks, 'webhooks', t('queue.webhooks')),
      ...publications(),
      ...searchIndex(),
    ],
    care: [
      backup === null ? unknown('backup', t('backup')) : lastBackup(backup),
      ...status.certificates.map(
        (found): StatusLine => ({
          key: found.host,
          term: t('certificate', { host: found.host }),
          verdict: judgeCertificate(found, at),
          sentences: [certificateText(t, clock, found.until, at)],
        }),
      ),
    ],
  };

  function ifHere(queue: QueueStatus | null | undefined, key: string, term: string): StatusLine[] {
    if (queue === undefined) return [];
    if (queue === null) return [unknown(key, term)];
    return [{ key, term, verdict: judgeQueue(queue), sentences: queueTexts(t, queue) }];
  }

  function publications(): StatusLine[] {
    const [key, term] = ['publications', t('queue.publications')];
    const { publications: late } = status;
    if (late === undefined) return [];
    if (late === null) return [unknown(key, term)];
    const count = countLate(late);
    const sentences =
      count === 0
        ? [t('publications.none')]
        : [t('publications.late', { count }), lateText(t, late.lateSeconds)];
    return [{ key, term, verdict: count === 0 ? 'good' : judgeLate(late.lateSeconds), sentences }];
  }

  function searchIndex(): StatusLine[] {
    const [key, term] = ['index', t('index')];
    if (index === undefined) return [];
    if (index === null) return [unknown(key, term)];
    const { entries, waiting, since, isMaintained } = index;
    const isBehind = waiting > 0 && since;
    return [
      {
        key,
        term,
        verdict: judgeIndex(index, at),
        sentences: [
          t('index.entries', { count: entries }),
          ...(isBehind ? [t('index.waiting', { count: waiting, at: clock.full(since) })] : []),
          ...(waiting === 0 && since ? [t('index.upToDate', { at: clock.full(since) })] : []),
          ...(isMaintained ? [] : [t('index.alone')]),
        ],
      },
    ];
  }

  function lastBackup(found: NonNullable<LoadedStatus['backup']>): StatusLine {
    const { last } = found;
    const verdict = judgeBackup(found, at);
    const made =
      last && t('backup.last', { at: clock.full(last.at), size: formatFileSize(last.bytes, locale) });
    return {
      key: 'backup',
      term: t('backup'),
      verdict,
      sentences: made ? [made, ...(verdict === 'good' ? [] : [t('backup.old')])] : [t('backup.none')],
    };
  }
}

function queueTexts(t: Translator, { waiting, retried, failed, lateSeconds }: QueueStatus): string[] {
  return [
    waiting === 0 ? t('queue.none') : t('queue.waiting', { count: waiting }),
    ...(judgeLate(lateSeconds) === 'good' ? [] : [lateText(t, lateSeconds)]),
    ...(retried > 0 ? [t('queue.retried', { count: retried })] : []),
    ...(failed > 0 ? [t('queue.failed', { count: failed })] : []),
  ];
}

const lateText = (t: Translator, seconds: number) => t('late', { minutes: Math.floor(seconds / 60) });

function certificateText(t: Translator, clock: Clock, until: string | null, at: string): string {
  if (until === null) return t('certificate.silent');
  return t(until > at ? 'certificate.until' : 'certificate.over', { at: clock.full(until) });
}
