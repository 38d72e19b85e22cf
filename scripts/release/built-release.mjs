// An earlier release, checked out and built beside this one.
import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { at } from '../repository.mjs';
import { runAndRead, runQuietly, StepFailed } from '../steps.mjs';

/** Answers its folder and its commit. The files are by themselves: git knows nothing of them, and they stay for the next time. */
export async function builtRelease(ref) {
  const commit = (await git('rev-parse', '--verify', `${ref}^{commit}`)).trim();
  const folder = at('.cache/releases', commit);
  if (!existsSync(folder)) await unpack(commit, folder);
  await runQuietly(`Building ${commit.slice(0, 8)} …`, process.execPath, ['scripts/build.mjs'], { cwd: folder });
  return { folder, commit };
}

/** Beside, and then all at once: an unpacking that was interrupted is none. */
async function unpack(commit, folder) {
  const [archive, beside] = [`${folder}.tar`, `${folder}.unpacking`];
  rmSync(beside, { recursive: true, force: true });
  mkdirSync(beside, { recursive: true });
  await git('archive', '--output', archive, commit);
  await runQuietly(`Unpacking ${commit.slice(0, 8)} …`, 'tar', ['-xf', archive, '-C', beside]);
  rmSync(archive);
  renameSync(beside, folder);
}

export async function git(...args) {
  const { code, output } = await runAndRead('git', args);
  if (code !== 0) throw new StepFailed(`git ${args.join(' ')}: ${output}`);
  return output;
}
