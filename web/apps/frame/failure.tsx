import type { ReactNode } from 'react';
import { isRouteErrorResponse } from 'react-router';
import { ErrorFrame } from '#web/design/error-frame/error-frame.tsx';
import { useApplication } from './application.ts';
import { OperationError } from './fetch-operation.ts';

export type FailureKind = 'absent' | 'forbidden' | 'failure';

/** Shown when a screen failed: the reason, and links to continue. */
export function Failure({ error, actions }: { error: unknown; actions: (kind: FailureKind) => ReactNode }) {
  const { name, frameTexts: t } = useApplication();
  const kind = kindOf(error);
  if (kind === 'failure') console.error(error);
  return (
    <ErrorFrame
      overline={name}
      title={t(`${kind}.title`)}
      message={t(`${kind}.text`)}
      actions={actions(kind)}
    />
  );
}

function kindOf(error: unknown): FailureKind {
  const code = error instanceof OperationError ? error.code : '';
  if (code === 'NOT_FOUND' || (isRouteErrorResponse(error) && error.status === 404)) return 'absent';
  return code === 'FORBIDDEN' ? 'forbidden' : 'failure';
}
