import { fsyncSync } from 'node:fs';
import { PGlite } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';

type ModuleOptions = Parameters<NodeFS['init']>[1];
type ModuleHook = NonNullable<ModuleOptions['preRun']>[number];

interface NodeStream {
  nfd: number;
}
interface NodeStreamOperations {
  stream_ops: { fsync?: (stream: NodeStream) => number };
}

function isNodeFsModule(value: unknown): value is NodeStreamOperations {
  return typeof value === 'object' && value !== null && 'stream_ops' in value;
}

/** How often the database asked for its bytes to be on disk; a test holds it against the number of commits. */
export const fsyncCount = { value: 0 };

/**
 * PGlite's folder file system with a real fsync. The one it comes with has none, so a commit would be
 * acknowledged while its bytes are only in the page cache.
 */
export class DurableNodeFS extends NodeFS {
  override async init(pg: PGlite, options: ModuleOptions) {
    const { emscriptenOpts } = await super.init(pg, options);
    const addFsync: ModuleHook = (module) => {
      const nodeFs: unknown = Reflect.get(module, 'NODEFS');
      if (!isNodeFsModule(nodeFs))
        throw new Error('PGlite no longer exposes NODEFS: commits would not be durable.');
      nodeFs.stream_ops.fsync = (stream) => {
        fsyncSync(stream.nfd);
        fsyncCount.value += 1;
        return 0;
      };
    };
    return { emscriptenOpts: { ...emscriptenOpts, preRun: [...(emscriptenOpts.preRun ?? []), addFsync] } };
  }
}

/**
 * PGlite's own parameters without `-F` (which switches fsync off). `fdatasync` is a stub in the WebAssembly
 * build, so the log must be written with `fsync`; a quarter of the default buffers is plenty and keeps memory low.
 */
export const durableStartParams = [
  ...PGlite.defaultStartParams.filter((param) => param !== '-F'),
  ...['-c', 'fsync=on', '-c', 'wal_sync_method=fsync', '-c', 'shared_buffers=32MB'],
  ...['-c', 'min_wal_size=32MB', '-c', 'max_wal_size=128MB'],
];
