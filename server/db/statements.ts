import { type PGlite, protocol, types } from '@electric-sql/pglite';
import { BrokenOffError, hear, type Listener } from './messages.ts';

const { messages, serialize } = protocol;

/** Values that drizzle wants as PostgreSQL writes them: moments and days, and lists of them and of numbers. */
const AS_WRITTEN = [types.TIMESTAMP, types.TIMESTAMPTZ, types.INTERVAL, types.DATE];
const asWritten = new Set([...AS_WRITTEN, 1115, 1182, 1185, 1187, 1231]);

/** The server has about two hundred of its own; each takes some tens of kilobytes. */
const MOST_KEPT = 250;
/** What is longer is not copied once more to be sent in one piece. */
const LARGE_BYTES = 1024 * 1024;
/** What is longer, or has more values, is written anew for each number of rows: PostgreSQL would keep hundreds of them, megabytes each. */
const LONGEST_KEPT = 8 * 1024;
const MOST_VALUES_KEPT = 100;
/** Whatever else was done may have changed what statements answer; a rollback takes back whatever was. */
const LEAVES_TABLES = /^(SELECT|INSERT|UPDATE|DELETE|SET|SAVEPOINT|RELEASE)\b/;

const SYNC = serialize.sync();
const EXECUTE = serialize.execute();

/** What is known of a statement that PostgreSQL has read: how values are written, and what becomes of those it answers. */
interface Description {
  serializers: ((value: unknown) => string)[];
  fields: { name: string; parse(text: string): unknown }[];
}

/** A statement that PostgreSQL has read, or is about to, and knows by a name. */
interface Known {
  name: string;
  description: Promise<Description>;
}

const plain = (text: string) => text;
const written = (value: unknown) => String(value);

/**
 * Statements of a database in this very thread. Each is read once and has a name from then on: to ask it again costs PostgreSQL one
 * message instead of six, and no new plan where the plan does not depend on the values.
 */
export function statementsOf(pg: PGlite) {
  const known = new Map<string, Known>();
  /** Names that nobody asks for any more, until PostgreSQL has let go of them. */
  const left = new Set<string>();
  let names = 0;
  let broken: BrokenOffError | undefined;

  /**
   * Sends it, and tells the listener all that PostgreSQL says to it.
   *
   * @param isDone - whether the listener has heard what has to come
   * @throws DatabaseError for the first refusal
   * @throws BrokenOffError when there was no whole answer, and from then on
   */
  async function tell(pieces: Uint8Array[], listener: Listener, isDone: () => boolean) {
    if (broken) throw broken;
    // as PGlite's own queries say it
    if (pg.closed) throw new Error('PGlite is closed');
    const answers: Buffer[] = [];
    const options = {
      syncToFs: false,
      onRawData: (bytes: Uint8Array) => void answers.push(Buffer.from(bytes)),
    };
    // each is done as soon as it is told: nothing comes in between
    await Promise.all(pieces.map((piece) => pg.execProtocolRawStream(piece, options)));
    const [first] = answers;
    try {
      hear(answers.length === 1 && first ? first : Buffer.concat(answers), listener, isDone);
    } catch (error) {
      if (error instanceof BrokenOffError) broken = error;
      throw error;
    }
  }

  async function describe(name: string, sql: string): Promise<Description> {
    const description: Description = { serializers: [], fields: [] };
    let isDescribed = false;
    const pieces = [serialize.parse({ name, text: sql }), serialize.describe({ type: 'S', name }), SYNC];
    const other = (message: object) => {
      if (message instanceof messages.ParameterDescriptionMessage) {
        isDescribed = true;
        description.serializers = message.dataTypeIDs.map((type) => pg.serializers[type] ?? written);
      } else if (message instanceof messages.RowDescriptionMessage) {
        description.fields = message.fields.map(({ name, dataTypeID: type }) => ({
          name,
          parse: asWritten.has(type) ? plain : (pg.parsers[type] ?? plain),
        }));
      }
    };
    await tell([Buffer.concat(pieces)], { other }, () => isDescribed);
    return description;
  }

  function read(sql: string): Known {
    names += 1;
    const name = `s${names}`;
    const description = describe(name, sql);
    description.catch(() => known.delete(sql));
    return { name, description };
  }

  /** The statement; the one used last stands at the end. */
  function knownAs(sql: string) {
    const statement = known.get(sql) ?? read(sql);
    known.delete(sql);
    known.set(sql, statement);
    const [oldest] = known.size > MOST_KEPT ? known : [];
    if (oldest) {
      known.delete(oldest[0]);
      left.add(oldest[1].name);
    }
    return statement;
  }

  /** Does what has no values and no rows. @returns what PostgreSQL says that it has done */
  async function command(sql: string): Promise<string> {
    let tag: string | undefined;
    const done = (told: string) => {
      tag = told;
    };
    await tell([serialize.query(sql)], { done }, () => tag !== undefined);
    return tag ?? '';
  }

  /** @param rowMode - whether rows are lists of values, or objects */
  async function query(sql: string, params: unknown[], rowMode: 'array' | 'object' = 'object') {
    const isKept = sql.length <= LONGEST_KEPT && params.length <= MOST_VALUES_KEPT;
    const { name, description } = isKept ? knownAs(sql) : read(sql);
    const { serializers, fields } = await description;
    const values = params.map((param, at) => (param == null ? null : (serializers[at] ?? written)(param)));
    const value = (text: string | null, at: number) => (text === null ? null : fields[at]?.parse(text));
    const rows: object[] = [];
    const row = (texts: (string | null)[]) => {
      const values = texts.map(value);
      if (rowMode === 'array') rows.push(values);
      else rows.push(Object.fromEntries(fields.map((field, at) => [field.name, values[at]])));
    };
    let tag: string | undefined;
    const done = (told: string) => {
      tag = told;
    };
    const bound = serialize.bind({ statement: name, values });
    if (!isKept) left.add(name);
    const closed = [...left];
    const closing = closed.map((name) => serialize.close({ type: 'S', name }));
    const pieces = [bound, EXECUTE, ...closing, SYNC];
    await tell(
      bound.length > LARGE_BYTES ? pieces : [Buffer.concat(pieces)],
      { row, done },
      () => tag !== undefined,
    );
    // had it been refused, PostgreSQL would not have read what comes after it
    for (const name of closed) left.delete(name);
    if (!LEAVES_TABLES.test(tag ?? '')) {
      known.clear();
      left.clear();
      await command('deallocate all');
    }
    return { rows };
  }

  return { query, command };
}
