import type { Language } from '#contracts/languages.ts';
import { Panel } from '#web/design/panel/panel.tsx';
import { translator } from '#web/i18n/translator.ts';

/** The rights of the person named beside it. */
export function ChiefRights({ language }: { language: Language }) {
  const t = translator(language, 'setup');
  return (
    <Panel title={t('chief.may')}>
      <ul>
        {(['publish', 'sites', 'team'] as const).map((right) => (
          <li key={right}>{t(`may.${right}`)}</li>
        ))}
      </ul>
    </Panel>
  );
}
