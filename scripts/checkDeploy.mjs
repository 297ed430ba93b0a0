import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const UNIT = 'deploy/depository.service';

/** Has systemd look at the unit, with this machine's Node, if systemd is there. */
export function checkDeploy() {
  const folder = mkdtempSync(join(tmpdir(), 'depository-unit-'));
  const path = join(folder, 'depository.service');
  const here = readFileSync(UNIT, 'utf8').replace('/usr/bin/node', process.execPath);
  writeFileSync(path, here);
  const { error, status, stderr } = spawnSync('systemd-analyze', ['verify', path], { encoding: 'utf8' });
  rmSync(folder, { recursive: true });
  if (error) return console.log(`${UNIT} was not checked: there is no systemd-analyze here.`);
  const complaints = stderr.split('\n').filter((line) => line.includes('depository.service'));
  if (status !== 0 || complaints.length > 0) throw new Error(`${UNIT}: ${stderr}`);
  console.log(`${UNIT} is what systemd understands.`);
}
