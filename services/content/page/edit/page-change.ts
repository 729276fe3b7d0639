import type { PageDraft } from '#contracts/content/draft.ts';
import {
  type ContentProblem,
  fault,
  type ProblemCode,
  type ProblemParams,
} from '#contracts/content/problems.ts';

/** Somebody else saved first: what is stored now, and who saved it. */
export type PageConflict = { revision: number; draft: PageDraft; by: string; at: Date };

/** The result of an editor's request. */
export type PageChange = {
  id: string;
  /** False: nothing was changed. */
  done: boolean;
  revision: number;
  problems: ContentProblem[];
  conflict: PageConflict | null;
};

/** It was done; `problems`: what would still prevent a publication. */
export function done(id: string, revision: number, problems: ContentProblem[] = []): PageChange {
  return { id, done: true, revision, problems, conflict: null };
}

/** Nothing was done. */
export function refused(id: string, revision: number, problems: ContentProblem[]): PageChange {
  return { id, done: false, revision, problems, conflict: null };
}

/** A problem of the page itself, in every language. */
export function ofPage(field: string, code: ProblemCode, params: ProblemParams = {}): ContentProblem {
  return { ...fault(code, params), field, block: null, language: null };
}
