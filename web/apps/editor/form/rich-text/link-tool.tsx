import type { Editor as TextEditor } from '@tiptap/core';
import type { StoredLink } from '#contracts/content/draft.ts';
import { useForm } from '../form-context.ts';
import { LinkDialog } from '../link/link-dialog.tsx';
import { compactLink } from './normalise.ts';

/**
 * Links the selected text, or changes the link at the cursor. Without a selection, the target's name is
 * inserted.
 */
export function LinkTool({ editor, onClose }: { editor: TextEditor; onClose: () => void }) {
  const { siteId } = useForm();
  const isLinked = editor.isActive('link');
  const link = isLinked ? compactLink(editor.getAttributes('link') as StoredLink) : null;
  const linked = () => editor.chain().focus().extendMarkRange('link');

  const choose = (chosen: StoredLink, name: string) => {
    onClose();
    if (editor.state.selection.empty && !isLinked) {
      const marks = [{ type: 'link', attrs: chosen }];
      editor.chain().focus().insertContent({ type: 'text', text: name, marks }).run();
    } else {
      linked().unsetMark('link').setMark('link', chosen).run();
    }
  };

  return (
    <LinkDialog
      link={link}
      siteId={siteId}
      onClose={onClose}
      onChoose={choose}
      {...(isLinked && {
        onRemove: () => {
          onClose();
          linked().unsetMark('link').run();
        },
      })}
    />
  );
}
