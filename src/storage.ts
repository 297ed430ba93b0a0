/** Lasts as long as the page. */
const memoryStorage = (): Storage => {
  const items = new Map<string, string>();
  return {
    get length() {
      return items.size;
    },
    key: (index) => [...items.keys()][index] ?? null,
    getItem: (key) => items.get(key) ?? null,
    setItem: (key, value) => void items.set(key, String(value)),
    removeItem: (key) => void items.delete(key),
    clear: () => items.clear(),
  };
};

// merely to name a storage that the browser blocks throws, in libraries too
for (const name of ['localStorage', 'sessionStorage'] as const)
  try {
    void window[name];
  } catch {
    Object.defineProperty(window, name, { configurable: true, value: memoryStorage() });
  }

/** Has this browser remember a choice, or forget it; a full storage does neither. */
export const remember = (key: string, value: string | undefined): void => {
  try {
    if (value === undefined) localStorage.removeItem(key);
    else localStorage.setItem(key, value);
  } catch (problem) {
    console.error(problem);
  }
};
