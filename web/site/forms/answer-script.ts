import { serverContext } from '#web/site/data/server-context.ts';
import { visitContext } from '#web/site/visit/context.ts';
import type { Route } from './+types/answer-script.ts';
import { readForm } from './form-frame.ts';
import { takeEnquiry } from './take-enquiry.ts';

/** Takes a form that a script submits without leaving the page. */
export async function action({ request, context, params }: Route.ActionArgs) {
  const form = readForm(params.form);
  const server = context.get(serverContext);
  const answer = await takeEnquiry({ form, request, server, visit: context.get(visitContext) });
  const headers = { 'cache-control': 'no-store' };
  if (answer.kind === 'taken') return Response.json({}, { headers });
  const { message, problems } = answer.refusal;
  return Response.json(
    { message, problems: Object.fromEntries(problems) },
    { status: answer.status, headers },
  );
}

/** Only POST is allowed. */
export function loader() {
  return new Response(null, { status: 405, headers: { allow: 'POST', 'cache-control': 'no-store' } });
}
