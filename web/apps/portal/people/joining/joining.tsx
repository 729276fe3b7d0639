import type { ResultOf } from 'gql.tada';
import type { FormEvent } from 'react';
import { useLoaderData, useRevalidator } from 'react-router';
import { joiningModes } from '#contracts/identity/joining.ts';
import { Button, ButtonRow } from '#web/design/button/button.tsx';
import { ChoiceGroup } from '#web/design/form/choices.tsx';
import { FieldStack } from '#web/design/form/field.tsx';
import { PageHead } from '#web/design/page-head/page-head.tsx';
import { Panel, Panels } from '#web/design/panel/panel.tsx';
import { Wrap } from '#web/design/section/section.tsx';
import { useProof } from '../../account/proof.tsx';
import { type Portal, usePortal } from '../../portal.ts';
import type { operations } from './joining-operations.ts';

export const title = (portal: Portal) => portal.texts('people')('joining.title');

export const createLoader =
  ({ sendOperation }: Portal) =>
  () =>
    sendOperation('accounts', 'joining');

type JoiningData = ResultOf<(typeof operations)['accounts']['joining']>;
type Domain = JoiningData['emailDomains'][number];

/** UAD-01: the e-mail domains whose people may join an organisation, and whether an administrator decides. */
export function Component() {
  const { me, organisations, emailDomains, allowableDomain } = useLoaderData<JoiningData>();
  const { texts, to, viewer } = usePortal();
  const t = texts('people');
  const own = new Set(me.organisations.map(({ id }) => id));
  const shown = organisations.filter(
    ({ id, kind }) =>
      kind === 'customer' && (own.has(id) || emailDomains.some(({ organisation }) => organisation.id === id)),
  );
  return (
    <Wrap>
      <PageHead
        back={{ href: to('/user-admin'), label: t('title') }}
        title={t('joining.title')}
        lead={t('joining.lead')}
      />
      <Panels>
        {shown.length === 0 ? <p>{t('joining.theirs')}</p> : null}
        {shown.map(({ id, name }) => {
          const domains = emailDomains.filter(({ organisation }) => organisation.id === id);
          const mayAllow = own.has(id) && allowableDomain !== null;
          return (
            <Panel key={id} title={name}>
              <FieldStack>
                {domains.length === 0 ? <p className="muted">{t('joining.none')}</p> : null}
                {domains
                  .filter(({ domain }) => !mayAllow || domain !== allowableDomain)
                  .map(({ domain, joining }) => (
                    <div key={domain}>
                      <p>
                        {texts('application')('labelled', {
                          label: t('joining.mode', { domain }),
                          value: t(`joining.${joining}`),
                        })}
                      </p>
                      <Disallow organisation={id} domain={domain} />
                    </div>
                  ))}
                {mayAllow ? (
                  <AllowDomain
                    organisation={id}
                    domain={allowableDomain}
                    allowed={domains.find(({ domain }) => domain === allowableDomain)}
                  />
                ) : (
                  <p>
                    {own.has(id)
                      ? t('joining.public', { domain: viewer.email.replace(/^.*@/, '') })
                      : t('joining.theirs')}
                  </p>
                )}
              </FieldStack>
            </Panel>
          );
        })}
      </Panels>
    </Wrap>
  );
}

type AllowProps = { organisation: string; domain: string; allowed: Domain | undefined };

function AllowDomain({ organisation, domain, allowed }: AllowProps) {
  const { texts, sendOperation, notify } = usePortal();
  const t = texts('people');
  const { revalidate } = useRevalidator();
  const proof = useProof();
  const save = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const chosen = new FormData(event.currentTarget).get('joining');
    const joining = joiningModes.find((mode) => mode === chosen) ?? 'request';
    const isDone = await proof.run(
      () => sendOperation('accounts', 'allowEmailDomain', { organisation, joining }),
      revalidate,
    );
    if (isDone) notify('success', t('signIn.done.saved'));
  };
  return (
    <>
      <form onSubmit={save}>
        <FieldStack>
          <ChoiceGroup
            id={`joining-${organisation}`}
            name="joining"
            legend={t('joining.mode', { domain })}
            value={allowed?.joining ?? 'request'}
            options={joiningModes.map((value) => ({ value, label: t(`joining.${value}`) }))}
          />
          <ButtonRow>
            <Button type="submit" busy={proof.isBusy}>
              {t('joining.allow', { domain })}
            </Button>
          </ButtonRow>
        </FieldStack>
      </form>
      {allowed ? <Disallow organisation={organisation} domain={domain} /> : null}
      {proof.dialog}
    </>
  );
}

function Disallow({ organisation, domain }: { organisation: string; domain: string }) {
  const { texts, sendOperation, notify } = usePortal();
  const t = texts('people');
  const { revalidate } = useRevalidator();
  const proof = useProof();
  const remove = async () => {
    const isDone = await proof.run(
      () => sendOperation('accounts', 'disallowEmailDomain', { organisation, domain }),
      revalidate,
    );
    if (isDone) notify('success', t('signIn.done.saved'));
  };
  return (
    <Button variant="secondary" size="compact" busy={proof.isBusy} onClick={remove}>
      {t('joining.remove', { domain })}
    </Button>
  );
}
