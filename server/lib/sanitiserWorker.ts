import { parentPort } from 'node:worker_threads';
import { sanitiseHtml } from './html.ts';

/** Run by `openSanitiser` as a thread: sanitises one text after another. */
parentPort?.on('message', (html: string) => parentPort?.postMessage(sanitiseHtml(html)));
