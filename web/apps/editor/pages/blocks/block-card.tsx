import { blocks as declarations, tones } from '#contracts/content/blocks.ts';
import type { StoredBlock } from '#contracts/content/draft.ts';
import { Button, IconButton } from '#web/design/button/button.tsx';
import { useReadOnly } from '#web/design/form/read-only.ts';
import { Icon } from '#web/design/icon/icon.tsx';
import { useEditor } from '../../editor.ts';
import { BlockForm } from '../../form/block-form.tsx';
import { ChoiceControl } from '../../form/controls/choice-control.tsx';
import { TextControl } from '../../form/controls/text-control.tsx';
import { useFieldLabels } from '../../form/field-labels.ts';
import { useForm } from '../../form/form-context.ts';
import { getSummary } from '../../form/list/item-summary.ts';
import { hasProblemBelow } from '../../form/problems.ts';
import { getBlockFields } from '../draft/draft-owners.ts';
import { usePageWork } from '../page-work.ts';
import styles from './block-card.module.css';
import { withFrame } from './block-edits.ts';
import { BlockIcon } from './block-icon.tsx';

type BlockCardProps = {
  block: StoredBlock;
  isOpen: boolean;
  isDragged: boolean;
  /** Whether a dragged card would be dropped here. */
  mark: boolean | undefined;
  handle: object;
  onToggle: () => void;
  /** Shows it in the preview. */
  onShow: () => void;
  onUp: (() => void) | undefined;
  onDown: (() => void) | undefined;
  onDuplicate: () => void;
  onRemove: () => void;
};

/** A block: a summary line while closed, its form while open. */
export function BlockCard({ block, isOpen, isDragged, mark, handle, onToggle, ...actions }: BlockCardProps) {
  const { texts } = useEditor();
  const t = texts('editorPages');
  const labels = useFieldLabels();
  const form = useForm();
  const isReadOnly = useReadOnly();
  const isKnown = Object.hasOwn(declarations, block.type);
  const name = isKnown ? labels.block(block.type) : block.type;
  const summary = getSummary(getBlockFields(block.type), block, block.id, form.texts, form.sourceTexts);
  const panel = `block-${block.id}-form`;
  return (
    <li
      className={styles.card}
      data-row={block.id}
      data-dragged={isDragged || undefined}
      data-mark={mark || undefined}
    >
      <div className={styles.head}>
        {isReadOnly ? null : (
          <span className={styles.grip}>
            <IconButton name="grip" label={t('block.reorder', { name })} {...handle} />
          </span>
        )}
        <h2 className={styles.heading}>
          <button
            id={`block-${block.id}`}
            type="button"
            className={styles.toggle}
            aria-expanded={isOpen}
            aria-controls={panel}
            onClick={onToggle}
          >
            <BlockIcon type={block.type} />
            <span className={styles.words}>
              <span className={styles.name}>{name}</span>
              {summary ? <span className={styles.summary}>{summary}</span> : null}
            </span>
            {hasProblemBelow(form.problems, block.id) ? (
              <span className={styles.wrong}>
                <Icon name="error" />
                <span className="visually-hidden">{t('block.unfinished')}</span>
              </span>
            ) : null}
            <Icon name="chevron-down" className={styles.sign} />
          </button>
        </h2>
      </div>
      {isOpen ? (
        <div id={panel} className={styles.form}>
          <BlockForm block={block} />
          <BlockFrame block={block} />
          <BlockTools {...actions} />
        </div>
      ) : null}
    </li>
  );
}

/** The background of a block, and the fragment for links to it. */
function BlockFrame({ block: { id, tone, anchor } }: { block: StoredBlock }) {
  const labels = useFieldLabels();
  const { changeContent } = usePageWork();
  return (
    <div className={styles.frame}>
      <ChoiceControl
        id={`${id}/tone`}
        label={labels.field('tone')}
        value={tone}
        options={tones.map((value) => ({ value, label: labels.value('tone', value) }))}
        onChange={(value) =>
          changeContent((content) => withFrame(content, id, { tone: value }), `tone ${id}`)
        }
      />
      <TextControl
        id={`${id}/anchor`}
        label={labels.field('anchor')}
        hint={labels.hint('anchor')}
        required={false}
        maxLength={60}
        value={anchor ?? ''}
        onChange={(value) =>
          changeContent((content) => withFrame(content, id, { anchor: getFragment(value) }), `anchor ${id}`)
        }
      />
    </div>
  );
}

/** Normalises a fragment: lower-case letters, digits and hyphens. */
function getFragment(typed: string): string | null {
  return (
    typed
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, '-')
      .replace(/^-/, '') || null
  );
}

type BlockToolsProps = Pick<BlockCardProps, 'onShow' | 'onUp' | 'onDown' | 'onDuplicate' | 'onRemove'>;

function BlockTools({ onShow, onUp, onDown, onDuplicate, onRemove }: BlockToolsProps) {
  const t = useEditor().texts('editorPages');
  const isReadOnly = useReadOnly();
  return (
    <div className={styles.tools}>
      <Button variant="quiet" size="compact" icon="eye" onClick={onShow}>
        {t('block.show')}
      </Button>
      {isReadOnly ? null : (
        <>
          <Button variant="quiet" size="compact" icon="arrow-up" aria-disabled={!onUp} onClick={onUp}>
            {t('block.up')}
          </Button>
          <Button variant="quiet" size="compact" icon="arrow-down" aria-disabled={!onDown} onClick={onDown}>
            {t('block.down')}
          </Button>
          <Button variant="quiet" size="compact" icon="copy" onClick={onDuplicate}>
            {t('block.duplicate')}
          </Button>
          <Button variant="quiet" size="compact" icon="trash" onClick={onRemove}>
            {t('block.remove')}
          </Button>
        </>
      )}
    </div>
  );
}
