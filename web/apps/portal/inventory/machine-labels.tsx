import { findFields } from '#contracts/form-fields.ts';
import { machineFields } from '#contracts/support/machine-fields.ts';
import { type Status, StatusLabel } from '#web/design/status-label/status-label.tsx';
import { formatDate } from '#web/i18n/format/format.ts';
import type { Translate } from '#web/i18n/translator.ts';
import { usePortal } from '../portal.ts';
import type { MachineStatus } from './inventory-operations.ts';
import { getToday, warrantyState } from './warranty.ts';

/** The fields of a machine whose values are codes. */
export const machineChoices = findFields(machineFields, { kind: 'choice' });
type MachineChoice = (typeof machineChoices)[number];
/** Each code of each of them has a text. */
type CodeText = {
  [Name in MachineChoice]: `${Name}.${(typeof machineFields)[Name]['values'][number]}`;
}[MachineChoice];

/** The codes of a choice with their texts. */
export function codeOptions(
  t: Translate<'inventory'>,
  name: MachineChoice,
): { value: string; label: string }[] {
  return machineFields[name].values.map((code) => ({ value: code, label: t(`${name}.${code}` as CodeText) }));
}

const shapes: Readonly<Record<MachineStatus, Status>> = {
  inService: 'done',
  stored: 'waiting',
  decommissioned: 'none',
};

export function MachineStatusLabel({ status }: { status: MachineStatus }) {
  const t = usePortal().texts('inventory');
  return <StatusLabel status={shapes[status]}>{t(`status.${status}`)}</StatusLabel>;
}

/** Formats a calendar day, which is the same in every time zone. */
export function useDayLabel(): (day: string | null) => string {
  const { locale } = usePortal();
  return (day) => (day ? formatDate(day, locale, 'short', 'UTC') : '');
}

export function useWarrantyLabel(): (until: string | null) => string {
  const t = usePortal().texts('inventory');
  const dayLabel = useDayLabel();
  return (until) => {
    const state = warrantyState(until, getToday(new Date()));
    return state === 'none' ? '' : t(`warranty.${state}`, { day: dayLabel(until) });
  };
}
