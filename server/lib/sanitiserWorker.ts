import { parentPort } from 'node:worker_threads';
import { sanitiseHtml } from './html.ts';

/** Run by `openSanitiser`, as a thread of its own: takes one text after another and gives each back sanitised. */
parentPort?.on('message', (html: string) => parentPort?.postMessage(sanitiseHtml(html)));
