import { type FormEvent, useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import { joiningLengths, type WayToAsk } from '#contracts/identity/joining.ts';
import { useChange } from '#web/apps/frame/change.ts';
import type { OperationError } from '#web/apps/frame/fetch-operation.ts';
import { Button, ButtonRow } from '#web/design/button/button.tsx';
import { ErrorSummary } from '#web/design/form/error-summary.tsx';
import { FieldStack } from '#web/design/form/field.tsx';
import { TextInput } from '#web/design/form/text-fields.tsx';
import type { Translate } from '#web/i18n/translator.ts';
import { usePortal } from '../portal.ts';
import { PlateScan } from './plate-scan.tsx';

/**
 * A form to name one's company in one of several ways. The response is the same whether the company is known
 * or not.
 */
export function AskToJoin({ way }: { way: WayToAsk }) {
  const { texts, sendOperation, notify } = usePortal();
  const t = texts('portal');
  const change = useChange();
  const { revalidate } = useRevalidator();
  const [isMissing, setMissing] = useState(false);
  const key = useRef('');
  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const fields = new FormData(form);
    const read = (name: string) => String(fields.get(name) ?? '').trim();
    setMissing(read('value') === '');
    change.forget();
    if (read('value') === '') return;
    // A request keeps its key until it was answered, so that sending it again counts once.
    key.current ||= crypto.randomUUID();
    const typed = { value: read('value'), town: read('town'), workplace: read('workplace') };
    const isSent = await change.run(() =>
      sendOperation('accounts', 'askToJoin', { key: key.current, way, ...typed }),
    );
    if (!isSent) return;
    key.current = '';
    form.reset();
    notify('success', t('request.done'));
    await revalidate();
  };
  const form = useRef<HTMLFormElement>(null);
  const fillIn = (serial: string) => {
    const field = form.current?.elements.namedItem('value') as HTMLInputElement;
    field.value = serial;
    field.focus();
    setMissing(false);
  };
  const error = isMissing ? t(`company.error.${way}`) : undefined;
  const problem = error ? { href: '#company-value' as const, text: error } : getProblem(change.error, t);
  return (
    <form ref={form} onSubmit={send} onInput={() => setMissing(false)} noValidate>
      <FieldStack>
        {problem ? <ErrorSummary key={problem.text} title={t('company.find')} problems={[problem]} /> : null}
        <TextInput
          id="company-value"
          name="value"
          maxLength={joiningLengths.value}
          autoComplete={way === 'name' ? 'organization' : 'off'}
          autoCapitalize={way === 'name' ? undefined : 'characters'}
          label={t(way === 'serialNumber' ? 'company.serialNumber' : getLabel(way))}
          hint={t(getHint(way))}
          error={error}
          aria-required
        />
        {way === 'serialNumber' ? <PlateScan onRead={fillIn} /> : null}
        {way === 'name' ? (
          <TextInput
            id="company-town"
            name="town"
            maxLength={joiningLengths.town}
            autoComplete="address-level2"
            label={t('company.town')}
          />
        ) : null}
        <TextInput
          id="company-workplace"
          name="workplace"
          maxLength={joiningLengths.workplace}
          autoComplete="off"
          label={t('company.workplace')}
          hint={t('company.workplace.hint')}
        />
        <div>
          <p>
            <strong>{t('company.passedOn')}</strong>
          </p>
          <p className="muted">{t('company.passedOn.text')}</p>
        </div>
        <ButtonRow>
          <Button type="submit" busy={change.isBusy}>
            {t('request.send')}
          </Button>
        </ButtonRow>
      </FieldStack>
    </form>
  );
}

function getLabel(way: 'name' | 'number') {
  return way === 'name' ? 'company.way.name' : 'request.number';
}

function getHint(way: WayToAsk) {
  if (way === 'serialNumber') return 'company.serialNumber.hint';
  return way === 'name' ? 'company.name.hint' : 'request.numberHint';
}

function getProblem(
  error: OperationError | undefined,
  t: Translate<'portal'>,
): { href: '#company-value'; text: string } | undefined {
  if (!error) return undefined;
  const hasToWait = error.code === 'CONFLICT' || error.code === 'TOO_MANY_ATTEMPTS';
  return { href: '#company-value', text: t(hasToWait ? 'company.tooMany' : 'tryLater') };
}
