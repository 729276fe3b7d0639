import { lazy, Suspense } from 'react';
import type { RichText } from '#contracts/content/rich-text.ts';
import { Skeleton } from '#web/design/skeleton/skeleton.tsx';
import { useEditor } from '../../editor.ts';
import type { ControlProps } from '../controls/control.ts';
import { ControlGroup } from '../controls/control-group.tsx';
import type { PastedTable } from './paste/pasted-tables.ts';

/** The library is loaded when the first rich text is shown. */
const RichTextEditor = lazy(() => import('./rich-text-editor.tsx'));

export type RichTextControlProps = ControlProps<RichText | undefined> & {
  /** The language of the text, for spell checkers and screen readers. */
  lang?: string | undefined;
  /** Takes pasted tables, which otherwise become lines of text; undefined: there is no place for them. */
  onTables?: ((tables: readonly PastedTable[]) => void) | undefined;
  /**
   * Takes the id of a pasted picture, once it is in the media library; undefined: there is no place for it.
   */
  onPicture?: ((file: string) => void) | undefined;
};

/** A text with headings, lists, links and marks. Undefined: it is empty. */
export function RichTextControl({ required, error, hint, ...props }: RichTextControlProps) {
  const t = useEditor().texts('editorFields');
  return (
    <ControlGroup
      id={props.id}
      label={props.label}
      optional={required === false ? t('optional') : undefined}
      hint={hint}
      error={error}
    >
      <Suspense fallback={<Skeleton shape="text" lines={4} />}>
        <RichTextEditor {...props} isInvalid={error !== undefined} />
      </Suspense>
    </ControlGroup>
  );
}
