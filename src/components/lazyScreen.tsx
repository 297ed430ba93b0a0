import {
  type ComponentType,
  createContext,
  type LazyExoticComponent,
  lazy,
  startTransition,
  useContext,
  useReducer,
} from 'react';
import { LoadFailure } from './LoadFailure.tsx';

const Retry = createContext<() => void>(() => undefined);

/**
 * A screen, or a part of one, whose code is fetched when it is first shown.
 *
 * Code that does not load is said in its place and can be tried again, with everything around it kept; React's own `lazy` would fail
 * for good. Importing again asks the network again in today's browsers; in older ones, which keep the failure, and after a new
 * version was installed, only the page itself can be loaded again. (An address with another ending would load a second copy.)
 */
export const lazyScreen = <N extends string, P extends object>(
  load: () => Promise<Record<N, ComponentType<P>>>,
  name: N,
) => {
  let failures = 0;

  const Failed = () => <LoadFailure failures={failures} onRetry={useContext(Retry)} />;

  const attempt = (): LazyExoticComponent<ComponentType<P>> =>
    lazy(() =>
      load().then(
        (module) => ({ default: module[name] }),
        (error) => {
          console.error(error);
          failures += 1;
          return { default: Failed };
        },
      ),
    );
  let Screen = attempt();

  const LazyScreen = (props: P) => {
    const [, showAgain] = useReducer((round: number) => round + 1, 0);
    const tryAgain = () => {
      Screen = attempt();
      startTransition(showAgain);
    };
    return (
      <Retry value={tryAgain}>
        <Screen {...props} />
      </Retry>
    );
  };
  return LazyScreen;
};
