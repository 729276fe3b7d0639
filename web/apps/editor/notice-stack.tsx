import { useNotices } from '#web/apps/frame/notices.ts';
import { FlashMessage } from '#web/design/flash-message/flash-message.tsx';
import { FlashStack } from '#web/design/flash-message/flash-stack.tsx';
import { useEditor } from './editor.ts';

/** What was done or went wrong, in passing; each hides itself after seven seconds. */
export function NoticeStack() {
  const { notices, texts } = useEditor();
  const t = texts('editor');
  return (
    <FlashStack>
      {useNotices(notices).map(({ id, kind, text }) => (
        <FlashMessage
          key={id}
          kind={kind}
          kindLabel={t(`notice.${kind}`)}
          hideLabel={t('notice.hide')}
          floating
        >
          {text}
        </FlashMessage>
      ))}
    </FlashStack>
  );
}
