import type { ReportProblem } from '#services/foundation/seed-files/problem.ts';
import { fieldsOf } from '#services/foundation/seed-files/seed-fields.ts';
import { readYamlList } from '#services/foundation/seed-files/yaml-file.ts';
import { plainName } from '../editor/editor-name.ts';
import type { SampleEditor } from '../editor/save-editors.ts';
import { stableId } from './stable-id.ts';

/** Reads editors.yaml: who may edit under a name. */
export async function readEditors(directory: string, report: ReportProblem): Promise<SampleEditor[]> {
  const entries = await readYamlList(directory, 'editors.yaml', report);
  return entries.map((entry) => {
    const fields = fieldsOf(entry, 'editors.yaml', String(entry.name), report);
    const name = fields.text('name');
    const role = fields.text('role');
    if (role !== 'chief' && role !== 'editor') fields.report('role', 'must be chief or editor');
    fields.done();
    return {
      id: stableId('editor', plainName(name)),
      name,
      role: role === 'chief' ? 'chief' : 'editor',
    } as const;
  });
}
