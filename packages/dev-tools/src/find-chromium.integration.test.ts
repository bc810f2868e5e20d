import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chmod, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, onTestFinished, test } from 'vitest';

const run = promisify(execFile);

/** Fails like the real one when another instance is running. */
const APT_GET = `#!/bin/sh
cd "$(dirname "$0")"
mkdir lock || exit 100
sleep 0.5
[ "$1" = update ] || { printf '#!/bin/sh\\n' > chromium; chmod +x chromium; }
rmdir lock
`;

const ASK = `import(${JSON.stringify(path.join(import.meta.dirname, 'find-chromium.ts'))})
  .then(({ findChromium }) => console.log(findChromium()));`;

test.runIf(process.getuid?.() === 0 && existsSync('/usr/bin/apt-get'))(
  'two commands that need Chromium at the same time, on a machine without one, both get it',
  async () => {
    const folder = await mkdtemp(path.join(tmpdir(), 'bare-machine-'));
    onTestFinished(() => rm(folder, { recursive: true }));
    await writeFile(path.join(folder, 'apt-get'), APT_GET);
    await chmod(path.join(folder, 'apt-get'), 0o755);
    for (const command of ['sh', 'flock', 'dirname', 'mkdir', 'rmdir', 'sleep', 'chmod'])
      await symlink(path.join('/usr/bin', command), path.join(folder, command));

    const env = { PATH: folder, PLAYWRIGHT_BROWSERS_PATH: folder };
    const ask = () => run(process.execPath, ['--input-type=module', '--eval', ASK], { env });
    const found = await Promise.all([ask(), ask()]);
    expect(found.map(({ stdout }) => stdout)).toEqual(Array(2).fill(`${path.join(folder, 'chromium')}\n`));
  },
);
