import { lazy, Suspense } from 'react';
import type { RichText } from '#contracts/content/rich-text.ts';
import { Skeleton } from '#web/design/skeleton/skeleton.tsx';
import { useEditor } from '../../editor.ts';
import type { ControlProps } from '../controls/control.ts';
import { ControlGroup } from '../controls/control-group.tsx';
import type { PastedTable } from './paste/pasted-tables.ts';

/** The library comes when the first rich text is shown. */
const RichTextEditor = lazy(() => import('./rich-text-editor.tsx'));

export type RichTextControlProps = ControlProps<RichText | undefined> & {
  /** Of the words, for spelling and voices. */
  lang?: string | undefined;
  /** Takes tables that were pasted, in the place of lines; undefined: there is nowhere to. */
  onTables?: ((tables: readonly PastedTable[]) => void) | undefined;
  /** Takes the id of a picture that was pasted, once it is in the media library; undefined: there is nowhere to. */
  onPicture?: ((file: string) => void) | undefined;
};

/** Text with headings, lists, links and marks. Undefined: it says nothing. */
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
