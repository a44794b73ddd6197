import type { ComponentType } from 'react';
import { loadedOnce, useLoaded } from '#dataProvider/forUse.ts';
import { chunk } from '#src/kit/late/chunk.ts';
import { Loading } from '#src/kit/states/Loading.tsx';

/** A page that is loaded when it is first opened: `latePage(() => import('./Page.tsx'))`. */
export function latePage<P extends object = object>(load: () => Promise<{ default: ComponentType<P> }>): ComponentType<P> {
  const view = loadedOnce(() => chunk(load()).then((module) => module.default));
  return function Late(props: P) {
    const View = useLoaded(view());
    return View ? <View {...props} /> : <Loading />;
  };
}
