import { Button } from '#web/design/button/button.tsx';
import { FieldStack } from '#web/design/form/field.tsx';
import { usePageContext } from '#web/site/visit/page-context.ts';
import { StepField } from './fields/step-field.tsx';
import type { JourneyView } from './journey/journey-view.ts';
import { getField, type Step } from './journey/step.ts';
import { packStep, stepField } from './journey/submitted-step.ts';
import { JourneyErrorNotice } from './journey-error-notice.tsx';
import { getProblemLabel, stepLabels } from './step-labels.ts';

/**
 * One step of a journey: its form is submitted to the page's own address, which responds with the next step.
 */
export function StepForm({ view, step, portal }: { view: JourneyView; step: Step; portal: string }) {
  const t = usePageContext().texts('signIn');
  const { submit } = stepLabels(view, t, portal);
  const hasButtons = step.callbacks.some(({ type }) => type === 'ConfirmationCallback');
  return (
    <form method="post" noValidate>
      <FieldStack>
        <JourneyErrorNotice view={view} />
        <input type="hidden" name={stepField} value={packStep(step)} />
        {step.callbacks.map((callback, index) => (
          <StepField
            // biome-ignore lint/suspicious/noArrayIndexKey: the fields of a step never change or move
            key={index}
            callback={callback}
            stage={step.stage}
            submit={submit}
            typed={view.typed.get(getField(callback))}
            problem={getProblemLabel(view, getField(callback), t)}
          />
        ))}
        {hasButtons ? null : (
          <Button type="submit" wide>
            {submit}
          </Button>
        )}
      </FieldStack>
    </form>
  );
}
