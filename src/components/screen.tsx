import { Button } from '@mui/material';
import {
  type ComponentType,
  createContext,
  type FunctionComponent,
  lazy,
  startTransition,
  useContext,
  useState,
} from 'react';
import { useTranslate } from 'react-admin';
import { awaitedCode } from './awaitedCode.ts';
import { Notice } from './Notice.tsx';

const RetryContext = createContext<() => void>(() => undefined);

/** Prefetches code. Returns false on failure and never rejects. */
type Preload = () => Promise<unknown>;

/**
 * The address of a failed import. Browsers repeat the failure for the same address as long as the page lives (Chromium 150 does), so a
 * retry needs another address.
 */
const addressIn = (error: unknown): string | undefined => /https?:\S+\.js/.exec(String(error))?.[0];

type Screen<P> = FunctionComponent<P> & { preload: Preload };

/**
 * A screen, or a heavy part of one, whose code is loaded when it is first shown, or earlier by `preload`.
 *
 * Loaded code is rendered at once: `React.lazy` suspends at its first render even then, and React shows the content of a suspended boundary
 * 300 ms later at the earliest (10 % of a cold list, 18 % of a warm one). A failed load is reported in place and can be repeated there, so
 * that a form around it keeps what was typed.
 */
export const screen = <N extends string, P extends object>(
  load: () => Promise<Record<N, ComponentType<P>>>,
  name: N,
): Screen<P> => {
  let Loaded: ComponentType<P> | undefined;
  let failures = 0;
  let failedAddress: string | undefined;

  const fetchCode = async () => {
    try {
      const code = await (failedAddress
        ? import(/* @vite-ignore */ `${failedAddress}?${Date.now()}`)
        : load());
      const component: ComponentType<P> = code[name];
      Loaded = component;
      return component;
    } catch (error) {
      failedAddress = addressIn(error);
      throw error;
    }
  };

  const Failed = () => <LoadFailure failures={failures} />;

  const attempt = (): ComponentType<P> =>
    lazy(() =>
      awaitedCode.during(fetchCode()).then(
        (component) => ({ default: component }),
        (error) => {
          console.error(error);
          failures += 1;
          return { default: Failed };
        },
      ),
    );
  let Late = attempt();

  const LazyScreen = (props: P) => {
    const [Shown, setShown] = useState(() => Loaded ?? Late);
    const retry = () => {
      Late = attempt();
      startTransition(() => setShown(() => Late));
    };
    return (
      <RetryContext value={retry}>
        <Shown {...props} />
      </RetryContext>
    );
  };
  LazyScreen.preload = () => fetchCode().catch(() => false);
  return LazyScreen;
};

const inTextSx = { minHeight: 24, padding: 0, fontSize: 'inherit', textDecoration: 'underline' };

/** Shown instead of code that could not be loaded: offers to try again, and to reload the page when that does not help. */
const LoadFailure = ({ failures }: { failures: number }) => {
  const translate = useTranslate();
  const retry = useContext(RetryContext);
  return (
    <Notice
      title={translate('load.failed')}
      text={
        <>
          {translate('load.keepsRest')}
          {failures > 1 && (
            <div>
              {translate('load.newVersion')}{' '}
              <Button color="inherit" onClick={() => location.reload()} sx={inTextSx}>
                {translate('crash.reload')}
              </Button>
            </div>
          )}
        </>
      }
      onRetry={retry}
    />
  );
};
