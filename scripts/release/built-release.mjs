// An earlier release, checked out and built beside this one.
import { existsSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { at } from '../repository.mjs';
import { runAndRead, runQuietly, StepFailed } from '../steps.mjs';

/** Answers its folder and its commit. The files are by themselves: git knows nothing of them, and they stay for the next time. */
export async function builtRelease(ref) {
  const commit = (await git('rev-parse', '--verify', `${ref}^{commit}`)).trim();
  const folder = at('.cache/releases', commit);
  if (!existsSync(join(folder, 'package.json'))) {
    mkdirSync(folder, { recursive: true });
    const archive = `${folder}.tar`;
    await git('archive', '--output', archive, commit);
    await runQuietly(`Unpacking ${commit.slice(0, 8)} …`, 'tar', ['-xf', archive, '-C', folder]);
    rmSync(archive);
  }
  await runQuietly(`Building ${commit.slice(0, 8)} …`, process.execPath, ['scripts/build.mjs'], { cwd: folder });
  return { folder, commit };
}

export async function git(...args) {
  const { code, output } = await runAndRead('git', args);
  if (code !== 0) throw new StepFailed(`git ${args.join(' ')}: ${output}`);
  return output;
}
