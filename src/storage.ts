/** Replaces a blocked storage for as long as the page lives. */
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

// reading a blocked storage throws, also inside libraries
for (const name of ['localStorage', 'sessionStorage'] as const)
  try {
    void window[name];
  } catch {
    Object.defineProperty(window, name, { configurable: true, value: memoryStorage() });
  }

/** Stores a choice of the user in this browser, or removes it; fails silently when the storage is full. */
export const remember = (key: string, value: string | undefined): void => {
  try {
    if (value === undefined) localStorage.removeItem(key);
    else localStorage.setItem(key, value);
  } catch (problem) {
    console.error(problem);
  }
};
