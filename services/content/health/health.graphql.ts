import { builder } from '../builder.ts';
import { trusted } from '../editing-arguments.ts';
import { findFindings } from './find-findings.ts';
import { type Finding, type FindingKind, findingKinds } from './finding.ts';

/** Findings of one kind in one answer; once these are corrected, the next ones are reported. */
const maxReported = 200;

const KindEnum = builder.enumType('FindingKind', { values: findingKinds });

const FindingType = builder.objectRef<Finding>('Finding').implement({
  fields: (t) => ({
    siteId: t.exposeID('siteId', { nullable: true }),
    pageId: t.exposeID('pageId', { nullable: true }),
    fileId: t.exposeID('fileId', { nullable: true }),
    name: t.exposeString('name', {
      description: 'Of the page, file, site, redirect or item of the navigation.',
    }),
    detail: t.exposeString('detail', {
      description: 'The target of a link (an id or a path), what is missing, the code of what failed.',
    }),
    languages: t.exposeStringList('languages', { description: 'Empty: in every language.' }),
    at: t.expose('at', { type: 'DateTime', nullable: true }),
  }),
});

type Part = { kind: FindingKind; total: number; findings: Finding[] };

const PartType = builder.objectRef<Part>('HealthPart').implement({
  fields: (t) => ({
    kind: t.expose('kind', { type: KindEnum }),
    total: t.exposeInt('total'),
    findings: t.expose('findings', { type: [FindingType], description: `The first ${maxReported}.` }),
  }),
});

builder.queryField('contentHealth', (t) =>
  t.field({
    type: [PartType],
    description:
      'What is to be mended in what visitors see, the worst kind first; kinds without findings, too.',
    async resolve(_, __, reader) {
      const findings = await findFindings(trusted(reader).connection);
      const byKind = Map.groupBy(findings, ({ kind }) => kind);
      return findingKinds.map((kind) => {
        const those = byKind.get(kind) ?? [];
        return { kind, total: those.length, findings: those.slice(0, maxReported) };
      });
    },
  }),
);
