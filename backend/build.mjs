// Compiles the server with tsc's own API, so that the OpenAPI plugin can read the DTO and view classes
// (no @ApiProperty in the code). `node build.mjs` exits with 1 and prints tsc's diagnostics on an error.
import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { renameSync, rmSync } from 'node:fs';
import { dirname, isAbsolute, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { rolldown } from 'rolldown';
import ts from 'typescript';

process.chdir(dirname(fileURLToPath(import.meta.url)));
const require = createRequire(import.meta.url);
const { before: openApi } = require('@nestjs/swagger/plugin');

// The native compiler finds the errors in a quarter of the time, and takes no plugin (docs/decisions/123).
const tsc = require.resolve('typescript-7/package.json').replace('package.json', 'bin/tsc');
const checked = spawnSync(process.execPath, [tsc, '--noEmit', '--pretty', 'false', '-p', 'tsconfig.json'], {
  stdio: 'inherit',
});
if (checked.status !== 0) process.exit(1);

const host = { ...ts.sys, onUnRecoverableConfigFileDiagnostic: report };
const { options, fileNames } = ts.getParsedCommandLineOfConfigFile('tsconfig.json', { noCheck: true }, host);
const finalDir = options.outDir;
// Built beside and then put in place, so that a server that starts meanwhile finds the old one whole.
options.outDir = `${finalDir}-${process.pid}`;
const program = ts.createProgram(fileNames, options);
const plugin = openApi(
  {
    classValidatorShim: true,
    introspectComments: true,
    esmCompatible: true,
    dtoFileNameSuffix: ['.dto.ts', '.view.ts'],
    controllerFileNameSuffix: ['.controller.ts'],
  },
  program,
);
try {
  const { diagnostics } = program.emit(undefined, undefined, undefined, false, { before: [plugin] });
  diagnostics.forEach(report);
  if (diagnostics.some((d) => d.category === ts.DiagnosticCategory.Error)) process.exitCode = 1;
  else {
    await bundle(options.outDir);
    rmSync(finalDir, { recursive: true, force: true });
    renameSync(options.outDir, finalDir);
  }
} finally {
  rmSync(options.outDir, { recursive: true, force: true });
}

/** Puts all that `main.js` imports of ours into it: one file starts in two thirds of the time (docs/decisions/124). */
async function bundle(folder) {
  const bundled = await rolldown({
    cwd: resolve(folder),
    input: './main.js',
    platform: 'node',
    external: (id) => !isOurs(id),
  });
  await bundled.write({ file: resolve(folder, 'main.js'), format: 'esm', keepNames: true, codeSplitting: false });
  await bundled.close();
}

/** A file of ours, or a package of this repository; any other is read from node_modules when the server starts. */
function isOurs(id) {
  return id.startsWith('.') || isAbsolute(id) || id.startsWith('@laundry/');
}

function report(diagnostic) {
  console.error(
    ts.formatDiagnostic(diagnostic, {
      getCanonicalFileName: (name) => name,
      getCurrentDirectory: ts.sys.getCurrentDirectory,
      getNewLine: () => ts.sys.newLine,
    }),
  );
}
