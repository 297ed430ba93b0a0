import { type ComponentType, startTransition, use, useReducer } from 'react';
import { LoadFailure } from './LoadFailure.tsx';

type Outcome<P> = { Screen: ComponentType<P> } | { failures: number };

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
  let attempt: Promise<Outcome<P>> | undefined;
  let failures = 0;

  const start = () => {
    attempt = load().then(
      (module) => ({ Screen: module[name] }),
      (error) => {
        console.error(error);
        failures += 1;
        return { failures };
      },
    );
    return attempt;
  };

  const LazyScreen = (props: P) => {
    const [, showAgain] = useReducer((round: number) => round + 1, 0);
    const outcome = use(attempt ?? start());
    if ('Screen' in outcome) return <outcome.Screen {...props} />;
    const tryAgain = () => {
      start();
      startTransition(showAgain);
    };
    return <LoadFailure failures={outcome.failures} onRetry={tryAgain} />;
  };
  return LazyScreen;
};
