/** Reads files of the first content; an error names the file and the line. */
import { readFile } from 'node:fs/promises';
import type { z } from 'zod';
import { PLACEHOLDER } from './calendar.ts';

const failure = (path: string, line: number, message: string) => new Error(`${path}:${line}: ${message}`);

const lineAt = (source: string, index: number) => source.slice(0, index).split('\n').length;

/** Group 1 is a key; any other match a string, a bracket, a comma, a number or a word. */
const JSON_TOKEN = /("(?:[^"\\]|\\.)*")\s*:|"(?:[^"\\]|\\.)*"|[[\]{},]|[^\s[\]{},":]+/g;

/** The line of the value at `path`, or of the innermost value around it that is there. */
function lineOf(source: string, path: readonly PropertyKey[]): number {
  const at: (string | number)[] = [];
  for (const { 0: token, 1: key, index } of source.matchAll(JSON_TOKEN)) {
    const last = at.at(-1);
    if (key) at.splice(-1, 1, JSON.parse(key));
    else if (token === ',') at.splice(-1, 1, typeof last === 'number' ? last + 1 : '');
    else if (token === ']' || token === '}') at.pop();
    else {
      if (at.length === path.length && at.every((step, i) => step === path[i])) return lineAt(source, index);
      if (token === '[') at.push(0);
      if (token === '{') at.push('');
    }
  }
  return path.length ? lineOf(source, path.slice(0, -1)) : 1;
}

function parseJson(path: string, source: string): unknown {
  try {
    return JSON.parse(source);
  } catch (error) {
    const message = String(error);
    const [, position = source.length] = /position (\d+)/.exec(message) ?? [];
    throw failure(path, lineAt(source, Number(position)), message);
  }
}

export async function readJson<T>(path: string, schema: z.ZodType<T>): Promise<T> {
  const source = await readFile(path, 'utf8');
  const { data, error } = schema.safeParse(parseJson(path, source));
  if (!error) return data;
  const [issue] = error.issues;
  throw failure(path, lineOf(source, issue?.path ?? []), `${issue?.path.join('.')}: ${issue?.message}`);
}

/** Reads a Markdown file whose first line is the title, `# …`. Without `hasPlaceholders` it must have none. */
export async function readMarkdown(path: string, { hasPlaceholders }: { hasPlaceholders: boolean }) {
  const source = await readFile(path, 'utf8');
  if (!/^# \S/.test(source)) throw failure(path, 1, 'the first line must be the title, “# …”');
  for (const [i, line] of source.split('\n').entries()) {
    const rest = hasPlaceholders ? line.replace(PLACEHOLDER, '') : line;
    const [unknown] = /\{\{.*?(\}\}|$)/.exec(rest) ?? [];
    if (unknown) throw failure(path, i + 1, `“${unknown}” cannot be filled in here`);
  }
  return source;
}
