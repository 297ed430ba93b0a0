import '@testing-library/jest-dom/vitest';
import { StyleSheet } from '@emotion/sheet';
import { cleanup, configure, getConfig } from '@testing-library/react';
import { afterAll, afterEach, vi } from 'vitest';

const { getElementError } = getConfig();
configure({
  asyncUtilTimeout: 30_000,
  // a query that waits fails often: only the last failure is told with the whole page, which takes longer than the screen itself
  getElementError: (message, container) =>
    Object(getConfig())._disableExpensiveErrorDiagnostics
      ? new Error(message ?? '')
      : getElementError(message, container),
});

// jsdom weighs every rule for every element whose visibility is asked for, and lays nothing out by them
StyleSheet.prototype.insert = () => undefined;

// jsdom brings an ArrayBuffer of its own, of which the buffers of Node, and so of the server, are none
Object.assign(globalThis, { ArrayBuffer: Buffer.alloc(1).buffer.constructor });
// jsdom lays nothing out and therefore cannot scroll
Element.prototype.scrollIntoView = () => undefined;
// … and knows of no style whether a browser has it
CSS.supports = () => true;
// … and nothing changes its size or scrolls out of sight
const Observer = class {
  observe() {}
  unobserve() {}
  disconnect() {}
};
Object.assign(globalThis, { ResizeObserver: Observer, IntersectionObserver: Observer });

// the next file has the same globals
afterEach(() => {
  vi.useRealTimers();
  cleanup();
  sessionStorage.clear();
});

// code that is still on its way when a file ends would stay so for the next one, which has the same modules
afterAll(() => vi.dynamicImportSettled());
