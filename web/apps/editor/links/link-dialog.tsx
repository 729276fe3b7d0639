import { type ReactNode, useState } from 'react';
import { useChange } from '#web/apps/frame/change.ts';
import { useClock } from '#web/apps/frame/time/use-clock.ts';
import { TextInput } from '#web/design/form/text-fields.tsx';
import { FormDialog } from '#web/design/form-dialog/form-dialog.tsx';
import { useEditor } from '../editor.ts';
import { useCopy } from '../modal/use-copy.ts';

export type MadeLink = { readonly href: string; readonly expiresAt: string };

type LinkDialogProps = {
  title: string;
  text: string;
  labels: { make: string; copy: string; copied: string; link: string; until: (date: string) => string };
  /** Throws `OperationError`. */
  make: (fields: FormData) => Promise<MadeLink>;
  /** The fields of a new link. */
  children: ReactNode;
  /** Stands below the fields and below the new link. */
  below?: (made: MadeLink | undefined) => ReactNode;
  onClose: () => void;
};

/** Asks for what a new link needs, then shows the link, to be copied. */
export function LinkDialog({ title, text, labels, make, children, below, onClose }: LinkDialogProps) {
  const { texts, notify } = useEditor();
  const clock = useClock();
  const change = useChange();
  const [made, setMade] = useState<MadeLink>();
  const { field, copy, problem } = useCopy(() => {
    notify('success', labels.copied);
    onClose();
  });
  return (
    <FormDialog
      title={title}
      text={text}
      submitLabel={made ? labels.copy : labels.make}
      cancelLabel={texts('editor')(made ? 'close' : 'cancel')}
      busy={change.isBusy}
      problem={change.error ? texts('editor')('tryLater') : problem}
      onSubmit={(fields) => void (made ? copy() : change.run(async () => setMade(await make(fields))))}
      onClose={onClose}
    >
      {made ? (
        <TextInput
          ref={field}
          id="made-link"
          label={labels.link}
          hint={labels.until(clock.full(made.expiresAt))}
          value={made.href}
          readOnly
          onFocus={({ target }) => target.select()}
        />
      ) : (
        children
      )}
      {below?.(made)}
    </FormDialog>
  );
}
