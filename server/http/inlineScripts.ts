import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * The scripts that stand in the front end's page itself, as its content security policy names them: no other inline script runs.
 *
 * @param folder - the built front end
 * @returns sources such as `'sha256-…'`
 */
export function inlineScripts(folder: string): string[] {
  const page = join(folder, 'index.html');
  const html = existsSync(page) ? readFileSync(page, 'utf8') : '';
  return [...html.matchAll(/<script>(.*?)<\/script>/gs)].map(
    ([, script = '']) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
  );
}
