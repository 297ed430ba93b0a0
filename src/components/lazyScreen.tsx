import {
  type ComponentType,
  createContext,
  lazy,
  type ReactElement,
  startTransition,
  useContext,
  useState,
} from 'react';
import { awaitedCode } from './awaitedCode.ts';
import { LoadFailure } from './LoadFailure.tsx';
import { RehearsalContext } from './rehearsal.ts';

const Retry = createContext<() => void>(() => undefined);

/** Fetches code ahead of its showing. It never fails, but gives `false` then: showing it says what is wrong. */
export type Preload = () => Promise<unknown>;

/** What `lazyScreen` makes. */
export type LazyScreen<P> = ComponentType<P> & { preload: Preload };

/** The rest of a screen may come after it, but what comes this soon is worth waiting for: a screen in two steps takes longer. */
const REST_MS = 400;

const soon = (rest: Preload) =>
  Promise.race([rest(), new Promise((resolve) => setTimeout(resolve, REST_MS))]);

/**
 * A screen, or a part of one, whose code is fetched when it is first shown, or before that by `preload`; then it is shown at once.
 *
 * Code that does not load is said in its place and can be tried again, with everything around it kept; React's own `lazy` would fail
 * for good, and so would most browsers' `import()` (boot/importing.ts). After a new version was installed only the page itself can be
 * loaded again.
 *
 * @param rest - preloads the lazy parts of the screen beside it
 */
export const lazyScreen = <N extends string, P extends object>(
  load: () => Promise<Record<N, ComponentType<P>>>,
  name: N,
  rest?: Preload,
): LazyScreen<P> => {
  let failures = 0;
  let loaded: ComponentType<P> | undefined;

  const Failed = () => <LoadFailure failures={failures} onRetry={useContext(Retry)} />;

  const fetchCode = async () => {
    const parts = rest && soon(rest);
    const module = await load();
    await parts;
    loaded = module[name];
    return loaded;
  };

  const attempt = (): ComponentType<P> =>
    lazy(() =>
      awaitedCode.during(fetchCode()).then(
        (screen) => ({ default: screen }),
        (error) => {
          console.error(error);
          failures += 1;
          return { default: Failed };
        },
      ),
    );
  let awaited = attempt();

  const LazyScreen = (props: P) => {
    const [Screen, setScreen] = useState(() => loaded ?? awaited);
    const isRehearsed = useContext(RehearsalContext) !== undefined;
    const tryAgain = () => {
      awaited = attempt();
      startTransition(() => setScreen(() => awaited));
    };
    if (isRehearsed && !loaded) {
      // nobody waits for it, and nobody is to hear of a failure
      void LazyScreen.preload();
      return null;
    }
    return (
      <Retry value={tryAgain}>
        <Screen {...props} />
      </Retry>
    );
  };
  LazyScreen.preload = () => fetchCode().catch(() => false);
  return LazyScreen;
};

/** Preloads what a kind declares as its list or its form; anything else is there already. */
export const preloadScreen = (screen: ComponentType | ReactElement | undefined): Promise<unknown> => {
  const type: unknown = screen && 'type' in screen ? screen.type : screen;
  return isLazy(type) ? type.preload() : Promise.resolve(type);
};

const isLazy = (type: unknown): type is LazyScreen<object> => typeof type === 'function' && 'preload' in type;
