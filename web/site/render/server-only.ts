import { data, type ServerBuild } from 'react-router';

type Routes = ServerBuild['routes'];

/**
 * The routes of a build, with loader data for server rendering only. React Router serialises loader data for
 * hydration even where nothing is hydrated (docs/decisions/0002), which takes 2.5 ms for each page. It
 * serialises enumerable properties, so this makes them non-enumerable.
 */
export function withServerOnlyData(routes: Routes): Routes {
  return Object.fromEntries(
    Object.entries(routes).map(([id, route]) => {
      const loader = route?.module.loader;
      if (!route || !loader) return [id, route];
      const hiding: typeof loader = async (args) => hide(await loader(args));
      return [id, { ...route, module: { ...route.module, loader: hiding } }];
    }),
  );
}

/** @param result what a loader returns: a response, data with headers, or data */
function hide(result: unknown): unknown {
  if (typeof result !== 'object' || result === null || result instanceof Response) return result;
  if ('type' in result && result.type === 'DataWithResponseInit') {
    const { data: inner, init } = result as ReturnType<typeof data>;
    return data(hide(inner), init ?? undefined);
  }
  const hidden = Object.entries(result).map(([name, value]) => [name, { value, enumerable: false }] as const);
  return Object.defineProperties({}, Object.fromEntries(hidden));
}
