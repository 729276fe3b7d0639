import { data, type LoaderFunctionArgs, useLoaderData, useRevalidator } from 'react-router';
import { may } from '#contracts/editing/roles.ts';
import { useChange } from '#web/apps/frame/change.ts';
import { useClock } from '#web/apps/frame/time/use-clock.ts';
import { Button } from '#web/design/button/button.tsx';
import { DataList } from '#web/design/data-list/data-list.tsx';
import { PageHead } from '#web/design/page-head/page-head.tsx';
import { Panel, Panels } from '#web/design/panel/panel.tsx';
import { Wrap } from '#web/design/section/section.tsx';
import { StatusLabel } from '#web/design/status-label/status-label.tsx';
import { TextLink } from '#web/design/text-link/text-link.tsx';
import { type Editor, useEditor } from '../editor.ts';
import { DeleteEnquiry } from './delete-enquiry.tsx';
import styles from './enquiries.module.css';
import { EnquiryFiles } from './enquiry-files.tsx';
import { type EnquiryState, statusOf, useEnquiryLabels } from './enquiry-labels.ts';
import { EnquiryMails } from './enquiry-mails.tsx';
import { EnquiryNote } from './enquiry-note.tsx';
import type { Enquiry } from './enquiry-operations.ts';

export const title = (_: Editor, loaded: unknown) => (loaded as Enquiry).number;

/** Opening a new enquiry marks it as seen. */
export const createLoader =
  ({ sendQuery, sendMutation }: Editor) =>
  async ({ params }: LoaderFunctionArgs): Promise<Enquiry> => {
    const id = params.id ?? '';
    const { enquiry } = await sendQuery('support', 'enquiry', { id });
    if (!enquiry) throw data('Page not found', { status: 404 });
    if (enquiry.state !== 'new') return enquiry;
    const { setEnquiryState } = await sendMutation('support', 'setEnquiryState', { id, state: 'seen' });
    return { ...enquiry, ...setEnquiryState };
  };

/** An enquiry with everything that was sent, and its state. */
export function Component() {
  const enquiry = useLoaderData<Enquiry>();
  const { to } = useEditor();
  const labels = useEnquiryLabels();
  const { t } = labels;
  return (
    <Wrap>
      <PageHead
        title={enquiry.number}
        lead={labels.kind(enquiry.kind)}
        back={{ href: to('/enquiries'), label: t('title') }}
        aside={<StatusLabel status={statusOf[enquiry.state]}>{t(`state.${enquiry.state}`)}</StatusLabel>}
        actions={<States enquiry={enquiry} />}
      />
      <Panels aside={<Handling enquiry={enquiry} />}>
        <Panel title={t('sent')}>
          <DataList items={getFacts(enquiry, labels)} />
        </Panel>
        {enquiry.files.length > 0 ? <EnquiryFiles files={enquiry.files} /> : null}
        <Panel title={t('mails')} text={t('mails.text')}>
          <EnquiryMails mails={enquiry.mails} />
        </Panel>
      </Panels>
    </Wrap>
  );
}

function getFacts({ values, person }: Enquiry, labels: ReturnType<typeof useEnquiryLabels>) {
  const reporter = person
    ? [
        { name: 'reporter', value: person.name },
        { name: 'email', value: person.email },
      ]
    : [];
  return [...reporter, ...values].map(({ name, value }) => ({
    key: name,
    term: name === 'reporter' ? labels.t('reporter') : labels.field(name),
    value:
      name === 'email' ? (
        <TextLink href={`mailto:${value}`}>{value}</TextLink>
      ) : (
        <span className={styles.words}>{labels.value(name, value)}</span>
      ),
  }));
}

function Handling({ enquiry }: { enquiry: Enquiry }) {
  const clock = useClock();
  const { t } = useEnquiryLabels();
  const { receivedAt, changedAt, changedBy, path, language, country } = enquiry;
  return (
    <>
      <Panel title={t('about')}>
        <DataList
          items={[
            { term: t('column.received'), value: clock.full(receivedAt) },
            { term: t('from'), value: path ? <TextLink href={path}>{path}</TextLink> : null },
            { term: t('locale'), value: [language, country].filter(Boolean).join(' – ') },
            {
              term: t('changed'),
              value: changedAt && changedBy ? `${changedBy}, ${clock.full(changedAt)}` : null,
            },
          ]}
        />
      </Panel>
      <EnquiryNote key={enquiry.note} id={enquiry.id} note={enquiry.note} />
    </>
  );
}

/** An opened enquiry cannot become new again. */
const settable = ['seen', 'done'] as const;

/** The other states that it can have. */
function States({ enquiry }: { enquiry: Enquiry }) {
  const { id, state } = enquiry;
  const editor = useEditor();
  const { t } = useEnquiryLabels();
  const { revalidate } = useRevalidator();
  const change = useChange();
  const set = async (next: EnquiryState) => {
    const isDone = await change.run(() =>
      editor.sendMutation('support', 'setEnquiryState', { id, state: next }),
    );
    if (isDone) await revalidate();
    else editor.notify('error', t('failed'));
  };
  return (
    <div className={styles.states}>
      {settable
        .filter((other) => other !== state)
        .map((other) => (
          <Button
            key={other}
            size="compact"
            variant={other === 'done' ? 'primary' : 'secondary'}
            busy={change.isBusy}
            onClick={() => set(other)}
          >
            {t(`set.${other}`)}
          </Button>
        ))}
      {may(editor.session.grants, 'deleteEnquiries') ? <DeleteEnquiry enquiry={enquiry} /> : null}
    </div>
  );
}
