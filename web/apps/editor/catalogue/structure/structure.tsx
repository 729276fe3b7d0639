import { useState } from 'react';
import { useLoaderData } from 'react-router';
import { Button } from '#web/design/button/button.tsx';
import { PageHead } from '#web/design/page-head/page-head.tsx';
import { Panel, Panels } from '#web/design/panel/panel.tsx';
import { Wrap } from '#web/design/section/section.tsx';
import { type Editor, useEditor } from '../../editor.ts';
import { useRights } from '../../rights/use-rights.ts';
import { AttributeTable } from './attribute-table.tsx';
import { ClassTable } from './class-table.tsx';
import { NewAttribute } from './new/new-attribute.tsx';
import { NewClass } from './new/new-class.tsx';
import { noWord } from './new/proposed-word.ts';
import styles from './structure.module.css';
import type { LoadedStructure } from './structure-operations.ts';

export const title = ({ texts }: Editor) => texts('editorStructure')('title');

export const createLoader =
  ({ sendQuery, locale }: Editor) =>
  (): Promise<LoadedStructure> =>
    sendQuery('products', 'catalogueStructure', { language: locale.language });

const types = ['product', 'service'] as const;

/** CAT-02: the tree of classes and the attributes of technical data, made, renamed and ordered. */
export function Component() {
  const { catalogueWords: structure } = useLoaderData<LoadedStructure>();
  const { texts, to, locale } = useEditor();
  const t = texts('editorStructure');
  const mayManage = useRights().may('manageProducts');
  const [making, setMaking] = useState<(typeof types)[number] | 'attribute'>();
  const close = () => setMaking(undefined);
  const dialog = {
    ...{ word: noWord, language: locale.language, targets: structure },
    ...{ onMade: close, onClose: close },
  };
  return (
    <Wrap>
      <PageHead
        title={t('title')}
        lead={t('lead')}
        back={{ href: to('/catalogue'), label: texts('editorCatalogue')('title') }}
      />
      <Panels>
        {types.map((type) => (
          <Panel
            key={type}
            title={t(`classes.${type}`)}
            actions={
              mayManage ? (
                <Button
                  variant="secondary"
                  size="compact"
                  icon="plus"
                  aria-label={`${t('new.class')} (${t(`classes.${type}`)})`}
                  aria-haspopup="dialog"
                  onClick={() => setMaking(type)}
                >
                  {t('new.class')}
                </Button>
              ) : null
            }
          >
            {structure.classifications.some((one) => one.type === type) ? (
              <ClassTable structure={structure} type={type} mayManage={mayManage} />
            ) : (
              <p className={styles.none}>{t('classes.none')}</p>
            )}
          </Panel>
        ))}
        <Panel
          title={t('attributes')}
          text={t('attributes.text')}
          actions={
            mayManage ? (
              <Button
                variant="secondary"
                size="compact"
                icon="plus"
                aria-haspopup="dialog"
                onClick={() => setMaking('attribute')}
              >
                {t('new.attribute')}
              </Button>
            ) : null
          }
        >
          {structure.attributes.length > 0 ? (
            <AttributeTable structure={structure} mayManage={mayManage} />
          ) : (
            <p className={styles.none}>{t('attributes.none')}</p>
          )}
        </Panel>
      </Panels>
      {making === 'attribute' ? <NewAttribute {...dialog} /> : null}
      {making && making !== 'attribute' ? <NewClass {...dialog} type={making} /> : null}
    </Wrap>
  );
}
