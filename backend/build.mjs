// Compiles the server with tsc's own API, so that the OpenAPI plugin can read the DTO and view classes
// (no @ApiProperty in the code). `node build.mjs` exits with 1 and prints tsc's diagnostics on an error.
import { createRequire } from 'node:module';
import { renameSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';

process.chdir(dirname(fileURLToPath(import.meta.url)));
const { before: openApi } = createRequire(import.meta.url)('@nestjs/swagger/plugin');

const host = { ...ts.sys, onUnRecoverableConfigFileDiagnostic: report };
const { options, fileNames } = ts.getParsedCommandLineOfConfigFile('tsconfig.json', {}, host);
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
const { diagnostics } = program.emit(undefined, undefined, undefined, false, { before: [plugin] });
const all = ts.getPreEmitDiagnostics(program).concat(diagnostics);
all.forEach(report);
const failed = all.some((d) => d.category === ts.DiagnosticCategory.Error);
if (!failed) {
  rmSync(finalDir, { recursive: true, force: true });
  renameSync(options.outDir, finalDir);
}
rmSync(options.outDir, { recursive: true, force: true });
if (failed) process.exit(1);

function report(diagnostic) {
  console.error(
    ts.formatDiagnostic(diagnostic, {
      getCanonicalFileName: (name) => name,
      getCurrentDirectory: ts.sys.getCurrentDirectory,
      getNewLine: () => ts.sys.newLine,
    }),
  );
}
