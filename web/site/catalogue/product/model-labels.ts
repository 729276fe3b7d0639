import type { ModelLabels } from '#web/design/model-viewer/model-viewer.tsx';
import type { Translate } from '#web/i18n/translator.ts';

/** What the model of a machine and its tools are called. */
export function modelLabels(t: Translate<'catalogue'>, name: string): ModelLabels {
  return {
    open: t('model.open'),
    close: t('model.close'),
    title: t('model.title', { name }),
    keys: t('model.keys'),
    loading: t('model.loading'),
    failed: t('model.failed'),
    tools: t('model.tools'),
    left: t('model.left'),
    right: t('model.right'),
    up: t('model.up'),
    down: t('model.down'),
    closer: t('model.closer'),
    farther: t('model.farther'),
  };
}
