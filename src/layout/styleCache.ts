import createCache, { type StylisPlugin } from '@emotion/cache';

/** What browsers of the last years want under an older name too. */
const PREFIXED = /^(user-select|box-decoration-break):/;

const withPrefix: StylisPlugin = (element) => {
  if (element.type === 'decl' && PREFIXED.test(element.value))
    element.return = `-webkit-${element.value}${element.value}`;
};

const FOREIGN = /::?-(?:moz|ms)-[\w-]+/;
const answers = new Map<string, boolean>();

const isKnown = (part: string): boolean => {
  const answer = answers.get(part) ?? CSS.supports(`selector(${part})`);
  answers.set(part, answer);
  return answer;
};

/** MUI names a placeholder in each browser's way: a rule that this one does not know would be an error each time it is added. */
const onlyKnown: StylisPlugin = (element) => {
  if (element.type !== 'rule') return;
  const [foreign] = FOREIGN.exec(String(element.props)) ?? [];
  if (foreign && !isKnown(foreign)) element.children = [];
};

/** Styles as they are written: emotion's own cache looks in each for what browsers of 2015 need. */
export const styleCache = createCache({ key: 'css', stylisPlugins: [onlyKnown, withPrefix] });
