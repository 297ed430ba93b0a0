import { describe, expect, it } from 'vitest';
import type { MakeWorker } from '../../src/offMainThread.ts';
import { type AssistRequest, answer } from '../../src/uzbek/assist.ts';
import { createAssistant, WORKER_FROM } from '../../src/uzbek/offMainThread.ts';
import { DEFAULTS } from '../../src/uzbek/settings.ts';

type Listener = (event: { data: unknown }) => void;

/** A worker in this thread, answering as worker.ts does, or failing as a chunk that does not load. */
const workerThat = (does: 'answers' | 'fails') => {
  const asked: AssistRequest[] = [];
  const make = () => {
    const listeners: Record<string, Listener> = {};
    return {
      addEventListener: (kind: string, listener: Listener) => {
        listeners[kind] = listener;
      },
      postMessage: ({ id, request }: { id: number; request: AssistRequest }) => {
        asked.push(request);
        const event = does === 'answers' ? 'message' : 'error';
        queueMicrotask(() => listeners[event]?.({ data: { id, answer: answer(request) } }));
      },
      terminate: () => undefined,
    };
  };
  return { asked, make: make as unknown as MakeWorker };
};

const request = (length: number): AssistRequest => ({
  nodes: [{ text: 'Ўзбек сўзи. '.repeat(Math.ceil(length / 12)) }],
  language: 'uz',
  act: 'to-latin',
  settings: DEFAULTS,
});

describe('a text', () => {
  it('is answered here while it is short, and in the worker when it is long', async () => {
    const { asked, make } = workerThat('answers');
    const assistant = createAssistant(make);
    expect((await assistant.ask(request(100))).changes[0]?.to).toBe('Oʻzbek');
    expect(asked).toHaveLength(0);
    const answers = await Promise.all([
      assistant.ask(request(WORKER_FROM)),
      assistant.ask(request(WORKER_FROM + 12)),
    ]);
    expect(asked).toHaveLength(2);
    expect(answers.map(({ changes }) => changes.length)).toEqual([3334, 3336]);
  });

  it('is answered here when the worker cannot be had or breaks', async () => {
    const none = createAssistant(() => {
      throw new Error('forbidden by policy');
    });
    expect((await none.ask(request(WORKER_FROM))).changes).toHaveLength(3334);
    const broken = createAssistant(workerThat('fails').make);
    expect((await broken.ask(request(WORKER_FROM))).changes).toHaveLength(3334);
  });
});
