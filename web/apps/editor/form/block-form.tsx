import { blocks } from '#contracts/content/blocks.ts';
import type { StoredBlock } from '#contracts/content/draft.ts';
import type { BlockFields } from '#contracts/content/fields.ts';
import styles from './block-form.module.css';
import { FieldSet } from './field-set.tsx';

/**
 * The form of one block, generated from its declaration, within a `FormContext`; changes go to `form.edit`. A
 * block that is no longer declared has no fields.
 */
export function BlockForm({ block }: { block: StoredBlock }) {
  const fields: BlockFields = (blocks as Record<string, BlockFields>)[block.type] ?? {};
  return (
    <div className={styles.form}>
      <FieldSet fields={fields} values={block} at={block.id} />
    </div>
  );
}
