import { closeSync, existsSync, fsyncSync, openSync } from 'node:fs';
import { PGlite } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';

type ModuleOptions = Parameters<NodeFS['init']>[1];
type ModuleHook = NonNullable<ModuleOptions['preRun']>[number];

type FolderOperation = (parent: unknown, ...rest: unknown[]) => unknown;
/** The parts of PGlite's folder file system that are used here. */
interface NodeFsModule {
  realPath(node: unknown): string;
  /** Converts an error code of the system to that of the WebAssembly build. */
  convertNodeCode(error: unknown): number | undefined;
  stream_ops: { fsync?: (stream: { nfd: number }) => number };
  node_ops: { mknod: FolderOperation; unlink: FolderOperation; rename: FolderOperation };
}

const isNodeFsModule = (value: unknown): value is NodeFsModule =>
  typeof value === 'object' &&
  value !== null &&
  ['realPath', 'convertNodeCode', 'stream_ops', 'node_ops'].every((name) => name in value);

/** EIO in the WebAssembly build. */
const IO_ERROR = 29;

function fsyncFolder(path: string) {
  // removed since
  if (!existsSync(path)) return;
  const folder = openSync(path, 'r');
  try {
    fsyncSync(folder);
  } finally {
    closeSync(folder);
  }
}

/** Syncs the folders of created, moved and removed files before any file's bytes are acknowledged. */
function syncNamesToo(nodeFs: NodeFsModule) {
  const changed = new Set<string>();
  const { node_ops: operations } = nodeFs;
  const noted =
    (operation: FolderOperation, folders: (...nodes: unknown[]) => unknown[]): FolderOperation =>
    (...nodes) => {
      const result = operation(...nodes);
      for (const folder of folders(...nodes)) changed.add(nodeFs.realPath(folder));
      return result;
    };
  operations.mknod = noted(operations.mknod, (parent) => [parent]);
  operations.unlink = noted(operations.unlink, (parent) => [parent]);
  operations.rename = noted(operations.rename, (node, newParent) => [
    Reflect.get(Object(node), 'parent'),
    newParent,
  ]);
  return () => {
    for (const path of changed) fsyncFolder(path);
    changed.clear();
  };
}

/** PGlite's folder file system with a real fsync. Without it a commit would be acknowledged while its bytes are only in the page cache. */
export class DurableNodeFS extends NodeFS {
  override async init(pg: PGlite, options: ModuleOptions) {
    const { emscriptenOpts } = await super.init(pg, options);
    const addFsync: ModuleHook = (module) => {
      const nodeFs: unknown = Reflect.get(module, 'NODEFS');
      if (!isNodeFsModule(nodeFs))
        throw new Error('PGlite no longer exposes NODEFS: commits would not be durable.');
      const syncNames = syncNamesToo(nodeFs);
      nodeFs.stream_ops.fsync = (stream) => {
        try {
          syncNames();
          fsyncSync(stream.nfd);
        } catch (error) {
          // PostgreSQL then ends itself, because the state of the disk is unknown
          return nodeFs.convertNodeCode(error) ?? IO_ERROR;
        }
        return 0;
      };
    };
    return { emscriptenOpts: { ...emscriptenOpts, preRun: [...(emscriptenOpts.preRun ?? []), addFsync] } };
  }
}

/**
 * PGlite's own parameters without `-F`, which turns fsync off. The WebAssembly build has only a stub for `fdatasync`, so the log is written
 * with `fsync`. An eighth of the default buffers is enough and saves memory.
 */
export const durableStartParams = [
  ...PGlite.defaultStartParams.filter((param) => param !== '-F'),
  ...['-c', 'fsync=on', '-c', 'wal_sync_method=fsync', '-c', 'shared_buffers=16MB'],
  ...['-c', 'min_wal_size=32MB', '-c', 'max_wal_size=128MB'],
  // random access costs the same as sequential on flash disks; otherwise searches would scan whole tables
  ...['-c', 'random_page_cost=1.1'],
];
