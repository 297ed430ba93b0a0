import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { longestBlock } from '../support/longestBlock.ts';
import { serverForAll } from '../support/server.ts';

const server = serverForAll();
beforeAll(() => server.signIn('admin'));

interface Schema {
  type?: string | string[];
  properties?: Record<string, Schema>;
  items?: Schema;
  anyOf?: Schema[];
  oneOf?: Schema[];
  enum?: unknown[];
  const?: unknown;
}
interface Call {
  path: string;
  body: Schema;
}

/** Long, and nothing that a database could make shorter. */
const LONG = Array.from({ length: 100 }, (_, i) => createHash('sha256').update(`${i}`).digest('base64')).join(
  '',
);

/** What has a meaning somewhere, and what has been trouble somewhere else. */
const tellingTexts = fc.constantFrom(
  ...[
    '',
    '0',
    '1',
    '-1',
    '1e999',
    '2026-02-30',
    '2026-03-05',
    '0001-01-01',
    '+275760-09-13',
    '\0',
    '\ud83d',
    '\ufeff',
  ],
  ...[
    '<script>',
    'javascript:x',
    '&#x6a;',
    '__proto__',
    "' or 1=1 --",
    '%00',
    '../..',
    'ru',
    'USD',
    '9'.repeat(400),
  ],
  ...[LONG, LONG, 'я'.repeat(3_000), '<p>'.repeat(2_000)],
);
/** Whole numbers at and beyond the ends of what a column holds. */
const largeNumbers = fc.constantFrom(2 ** 31 - 1, 2 ** 31, 3_000_000_000, 2 ** 53 - 1, -1);
const texts = fc.oneof(tellingTexts, fc.string({ unit: 'grapheme', maxLength: 30 }));
const anything = fc.oneof(
  fc.constantFrom<unknown>(0, 1, -1, 0.1, 2 ** 31, 2 ** 53, 1e308, null, true, [], {}, [[]]),
  tellingTexts,
  fc.string({ unit: 'binary', maxLength: 50 }),
  fc.jsonValue({ maxDepth: 3 }),
);

/** Bodies that mostly have the shape that the documentation tells, and are wrong here and there. */
function bodyOf(schema: Schema): fc.Arbitrary<unknown> {
  const { properties, items, anyOf, oneOf, enum: values } = schema;
  const right = () => {
    if ('const' in schema) return fc.constant(schema.const);
    if (values) return fc.constantFrom(...values);
    if (anyOf ?? oneOf) return fc.oneof(...(anyOf ?? oneOf ?? []).map(bodyOf));
    if (properties) {
      const fields = Object.entries(properties).map(([name, field]) => [name, bodyOf(field)] as const);
      return fc.record(Object.fromEntries(fields), { requiredKeys: [] });
    }
    if (items) return fc.array(bodyOf(items), { maxLength: 5 });
    if (schema.type === 'integer' || schema.type === 'number')
      return fc.oneof(fc.nat(5), largeNumbers, fc.double());
    if (schema.type === 'boolean') return fc.boolean();
    return texts;
  };
  return fc.oneof({ weight: 25, arbitrary: right() }, anything);
}

/** Every call that takes JSON, as the documentation has it: those that may end the session of the test last. */
async function calls(): Promise<Call[]> {
  const { body } = await server.send({ method: 'GET', url: '/api/docs/json' });
  const paths: Record<string, { post?: { requestBody?: { content: Record<string, { schema: Schema }> } } }> =
    body.paths;
  const taking = Object.entries(paths).flatMap(([path, { post }]) => {
    const schema = post?.requestBody?.content['application/json']?.schema;
    return schema ? [{ path, body: schema }] : [];
  });
  const mayEndSession = ({ path }: Call) => /^\/Access\/|\/Account\//.test(path);
  return [...taking.filter((call) => !mayEndSession(call)), ...taking.filter(mayEndSession)];
}

describe('whatever is sent to a call', () => {
  it('is answered without an error of the server, and keeps nobody waiting', async () => {
    const all = await calls();
    expect(all.length).toBeGreaterThan(20);
    let failed: unknown;
    for (const { path, body } of all) {
      await fc.assert(
        fc.asyncProperty(bodyOf(body), async (payload) => {
          let status = 0;
          const block = await longestBlock(async () => {
            const headers = { 'content-type': 'application/json' };
            const url = path.replace(/\{\w+\}/g, '1');
            const answer = await server.as('admin', 'POST', url, JSON.stringify(payload) ?? '', headers);
            ({ status } = answer);
            if (status >= 500) failed = answer.body;
          });
          expect({ path, status, isServerError: status >= 500 }).toMatchObject({ isServerError: false });
          expect(block).toBeLessThan(250);
        }),
        { numRuns: 25, endOnFailure: true },
      );
    }
    expect(failed).toBeUndefined();
  }, 180_000);

  it('reads an address the same way', async () => {
    const { body } = await server.send({ method: 'GET', url: '/api/docs/json' });
    const paths: Record<string, object> = body.paths;
    const gets = Object.entries(paths).filter(([path, each]) => 'get' in each && path.includes('{'));
    expect(gets.length).toBeGreaterThan(8);
    for (const [path] of gets) {
      await fc.assert(
        fc.asyncProperty(
          fc.oneof(tellingTexts, fc.string({ unit: 'binary-ascii', maxLength: 20 })),
          async (id) => {
            const glued = encodeURIComponent(Buffer.from(id).toString());
            const url = path.replace(/\{\w+\}/g, () => glued);
            const { status } = await server.as('admin', 'GET', url);
            expect({ url, isServerError: status >= 500 }).toMatchObject({ isServerError: false });
          },
        ),
        { numRuns: 25, endOnFailure: true },
      );
    }
  }, 120_000);
});
