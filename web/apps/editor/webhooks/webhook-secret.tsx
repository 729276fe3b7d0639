import { useEditor } from '../editor.ts';
import { ShownSecret } from '../modal/shown-secret.tsx';

type WebhookSecretProps = {
  secret: string;
  /** Whether the previous secret is still valid. */
  isExchanged?: boolean;
  onClose: () => void;
};

/** The new secret of a webhook receiver. */
export function WebhookSecret({ secret, isExchanged = false, onClose }: WebhookSecretProps) {
  const t = useEditor().texts('editorWebhooks');
  return (
    <ShownSecret
      secret={secret}
      words={{
        title: t('secret'),
        text: t('secret.text'),
        copy: t('secret.copy'),
        copied: t('secret.copied'),
      }}
      hint={isExchanged ? t('secret.exchange') : undefined}
      onClose={onClose}
    />
  );
}
