import { BeforeAfter } from '#web/design/before-after/before-after.tsx';
import { TextLink } from '#web/design/text-link/text-link.tsx';
import { WireEnds } from '#web/design/wire-ends/wire-ends.tsx';
import { pictures } from './sample-pictures.ts';
import { Specimen } from './specimen.tsx';

const machine = <TextLink href="/style-guide/modules">CP 24</TextLink>;

/** The components that show the wire, before and after the machine. */
export function WireEndSpecimens() {
  return (
    <>
      <Specimen
        title="Before and after"
        note="Arrow keys move the line. Without script, and on paper, both pictures stand whole."
      >
        <BeforeAfter
          before={{ source: pictures.wires, label: 'Raw wire' }}
          after={{ source: pictures.crimp, label: '0.72 s later' }}
          label="Before and after: draw the line between the pictures"
        />
      </Specimen>

      <Specimen
        title="Wire ends"
        note="Each with its values and its machine. The choice of a kind needs no script."
      >
        <WireEnds
          id="wire-ends"
          labels={{ choice: 'Kind of wire end', all: 'All' }}
          kinds={[
            { kind: 'stripped', label: 'Stripped' },
            { kind: 'crimped', label: 'Crimped' },
          ]}
          level={3}
          ends={[
            {
              key: 'strands',
              kind: 'stripped',
              name: 'Stripped end',
              text: 'Strands stay untouched.',
              picture: pictures.strands,
              measures: [{ name: 'Strip length', value: '4.5 mm ± 0.1 mm' }],
              machine,
            },
            {
              key: 'crimp',
              kind: 'crimped',
              name: 'Crimped terminal',
              picture: pictures.crimp,
              measures: [
                { name: 'Crimp height', value: '1.12 mm' },
                { name: 'Pull-off force', value: '92 N' },
              ],
              machine,
            },
          ]}
        />
      </Specimen>
    </>
  );
}
