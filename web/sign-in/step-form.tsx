import { useReader } from '#web/request/reader.ts';
import { Button } from '#web/ui/button/button.tsx';
import { ErrorSummary } from '#web/ui/form/error-summary.tsx';
import { FieldStack } from '#web/ui/form/field.tsx';
import { StepField } from './fields/step-field.tsx';
import type { JourneyView } from './journey/journey-view.ts';
import { packStep, stepField } from './journey/sent-step.ts';
import { fieldOf, type Step } from './journey/step.ts';
import { policyWords } from './policy-words.ts';
import { hindranceWords, stepWords } from './step-words.ts';

/** One step of a journey: it is sent to the page's own address, which brings what comes next. */
export function StepForm({ view, step, portal }: { view: JourneyView; step: Step; portal: string }) {
  const t = useReader().texts('signIn');
  const { submit } = stepWords(view, t, portal);
  const problemOf = (field: string) => {
    const said = view.problems.get(field)?.map((problem) => policyWords(t, problem));
    return said && said.length > 0 ? said.join(' ') : undefined;
  };
  const hasButtons = step.callbacks.some(({ type }) => type === 'ConfirmationCallback');
  return (
    <form method="post" noValidate>
      <FieldStack>
        <Hindered view={view} problemOf={problemOf} />
        <input type="hidden" name={stepField} value={packStep(step)} />
        {step.callbacks.map((asked, index) => (
          <StepField
            // A step asks for the same things in the same order as long as it lasts.
            // biome-ignore lint/suspicious/noArrayIndexKey: see above
            key={index}
            asked={asked}
            stage={step.stage}
            typed={view.typed.get(fieldOf(asked))}
            problem={problemOf(fieldOf(asked))}
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

type HinderedProps = { view: JourneyView; problemOf: (field: string) => string | undefined };

function Hindered({ view, problemOf }: HinderedProps) {
  const t = useReader().texts('signIn');
  if (!view.hindrance) return null;
  const problems = [...view.problems.keys()].map((field) => ({
    href: `#${field}` as const,
    text: problemOf(field) ?? '',
  }));
  return <ErrorSummary title={hindranceWords(view.hindrance, t)} problems={problems} />;
}
