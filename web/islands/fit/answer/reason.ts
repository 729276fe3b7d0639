import type { Reason } from '#contracts/fit/harness/fit-machines.ts';
import type { WorkStep } from '#contracts/fit/work.ts';
import { listFormat } from '#web/i18n/format/format.ts';
import type { Locale } from '#web/i18n/locales.ts';
import type { Translate } from '#web/i18n/translator.ts';
import type { Figures } from '../../finder/figures.ts';

export function nameSteps(steps: readonly WorkStep[], locale: Locale, t: Translate<'fit'>): string {
  return listFormat(
    steps.flatMap((step) => (step === 'special' ? [] : [t(`step.${step}`)])),
    locale,
  );
}

/** Why a machine does not make some wires completely, as a sentence. */
export function writeReason(reason: Reason, locale: Locale, figures: Figures, t: Translate<'fit'>): string {
  const { kind } = reason;
  const count = figures.count(reason.count);
  if (kind === 'steps') return t('why.steps', { count, steps: nameSteps(reason.steps, locale, t) });
  if (kind !== 'area' && kind !== 'length' && kind !== 'diameter') return t(`why.${kind}`, { count });
  const bound = figures[kind](reason.bound);
  return t(reason.isBelow ? `why.${kind}.below` : `why.${kind}`, { count, bound });
}
