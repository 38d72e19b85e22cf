import { installDatabase, installIfNeeded } from './install.mjs';
import { buildStale } from './build.mjs';
import { alone } from './lock.mjs';

/** Makes a checkout ready to run: dependencies installed, everything built that is stale. Quick when nothing is. */
export const prepare = (options) =>
  alone(async () => {
    await installIfNeeded();
    const [built] = await Promise.all([buildStale(options), installDatabase()]);
    return built;
  });
