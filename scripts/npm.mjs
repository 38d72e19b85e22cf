/** The npm that runs us, else the one in the PATH: `[command, args, options]` for a child process. */
export function npm(...args) {
  const own = process.env.npm_execpath;
  return own?.endsWith('.js')
    ? [process.execPath, [own, ...args], {}]
    : ['npm', args, { shell: process.platform === 'win32' }];
}
