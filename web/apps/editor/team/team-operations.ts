import { graphql } from '#contracts/content/graphql.ts';

const editor = graphql(`
  fragment EditorFields on Editor { id name grants { role sites languages } email isActive hasFactor createdAt }
`);

const change = graphql(
  `
  fragment EditorChangeFields on EditorChange {
    password
    problem
    editor { ...EditorFields }
  }
`,
  [editor],
);

export const teamReads = {
  editors: graphql(`query editors { editors { ...EditorFields } }`, [editor]),
};

export const teamChanges = {
  addEditor: graphql(
    `mutation addEditor($name: String!, $grants: [EditorGrantInput!]!, $by: String!) {
      addEditor(name: $name, grants: $grants, by: $by) { ...EditorChangeFields }
    }`,
    [change],
  ),
  changeEditorAccess: graphql(
    `mutation changeEditorAccess($id: ID!, $grants: [EditorGrantInput!], $isActive: Boolean, $by: String!) {
      changeEditorAccess(id: $id, grants: $grants, isActive: $isActive, by: $by) { ...EditorChangeFields }
    }`,
    [change],
  ),
  setEditorEmail: graphql(
    `mutation setEditorEmail($id: ID!, $email: String!, $by: String!) {
      setEditorEmail(id: $id, email: $email, by: $by) { ...EditorChangeFields }
    }`,
    [change],
  ),
  resetEditorFactor: graphql(
    `mutation resetEditorFactor($id: ID!, $by: String!) {
      resetEditorFactor(id: $id, by: $by) { ...EditorChangeFields }
    }`,
    [change],
  ),
  resetEditorPassword: graphql(
    `mutation resetEditorPassword($id: ID!, $by: String!) {
      resetEditorPassword(id: $id, by: $by) { ...EditorChangeFields }
    }`,
    [change],
  ),
};

export const operations = { content: { ...teamReads, ...teamChanges } };

type TeamReads = typeof teamReads;
type TeamChanges = typeof teamChanges;

declare module '../operations.ts' {
  interface ContentReads extends TeamReads {}
  interface ContentChanges extends TeamChanges {}
}
