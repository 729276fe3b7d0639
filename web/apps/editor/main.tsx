import { createBrowserRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { ApplicationContext, createApplication } from '#web/apps/frame/application.ts';
import { createRoutes } from '#web/apps/frame/routes.tsx';
import { startApplication } from '#web/apps/frame/start.tsx';
import { Waiting } from '#web/design/waiting/waiting.tsx';
import type { Editor, EditorStart } from './editor.ts';
import { EditorFailure } from './failure.tsx';
import { createQueries, createSendTo } from './query.ts';
import { createRepeatedSignIn } from './repeated-sign-in.ts';
import { screens } from './screens.ts';
import { Shell } from './shell.tsx';

startApplication<EditorStart>('editor', (start) => {
  const repeatedSignIn = createRepeatedSignIn();
  const sendTo = createSendTo(repeatedSignIn.signIn);
  const application = createApplication(start, 'editor');
  const editor: Editor = { ...application, ...createQueries(sendTo), sendTo, repeatedSignIn };
  const routes = createRoutes(screens, editor, { Shell, Waiting, Failure: EditorFailure });
  return (
    <ApplicationContext value={editor}>
      <RouterProvider router={createBrowserRouter(routes, { basename: start.base })} />
    </ApplicationContext>
  );
});
