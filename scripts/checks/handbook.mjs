// Every citation of the handbook, of a decision and of a proof leads to what exists, and nothing outside the repository is cited.
import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { at } from '../repository.mjs';

const CITED = /handbook\/([a-z-]+\.md)(?:#([a-z0-9-]+))?/g;
const OUTSIDE =
  /\b(?:(?:spec|specs|decisions|reliability|quality|contract|architecture rule) §? ?\d|reliability F-|quality(?:\.md)? P\d)/i;

const DECISION = /decisions\/(\d{3})\b/g;
const decisions = readdirSync(at('docs/decisions')).map((name) => name.slice(0, 3));

const headings = new Map();
function anchorsOf(chapter) {
  if (!headings.has(chapter)) {
    const file = at('docs/handbook', chapter);
    const text = existsSync(file) ? readFileSync(file, 'utf8') : null;
    headings.set(chapter, text && [...text.matchAll(/^#+ (.+)$/gm)].map(([, title]) => anchorOf(title)));
  }
  return headings.get(chapter);
}

/** As GitHub makes them. */
function anchorOf(title) {
  return title
    .toLowerCase()
    .replace(/[^a-z0-9 -]/g, '')
    .replaceAll(' ', '-');
}

/** In a table of proofs: a file in backticks, then what it holds, such as the names of its tests, in “quotes”. */
const PROOF = /`((?:[\w.@-]+\/)+[\w.-]+\.\w+)`|“([^“”]+)”/g;
const PROOFS = ['docs/proof.md', 'docs/security/asvs.md', 'docs/security/known-limits.md'];

function wrongProofs(line) {
  let text = '';
  return [...line.matchAll(PROOF)].flatMap(([, file, quoted]) => {
    if (file === undefined) return text.includes(quoted) ? [] : [`“${quoted}” is not in the file before it`];
    text = existsSync(at(file)) ? readFileSync(at(file), 'utf8') : '';
    return text === '' ? [`${file} is not there`] : [];
  });
}

const files = execFileSync('git', ['ls-files', '--', '*.ts', '*.tsx', '*.mjs', '*.cjs', '*.md'], { cwd: at('.') });
const broken = [];
for (const file of files.toString().trim().split('\n')) {
  if (file === 'scripts/checks/handbook.mjs' || !existsSync(at(file))) continue;
  for (const [index, line] of readFileSync(at(file), 'utf8').split('\n').entries()) {
    for (const [cited, chapter, anchor] of line.matchAll(CITED)) {
      const anchors = anchorsOf(chapter);
      if (!anchors || (anchor && !anchors.includes(anchor))) broken.push(`${file}:${index + 1} ${cited} is not there`);
    }
    for (const [cited, number] of line.matchAll(DECISION)) {
      if (!decisions.includes(number)) broken.push(`${file}:${index + 1} ${cited} is not there`);
    }
    if (PROOFS.includes(file)) broken.push(...wrongProofs(line).map((wrong) => `${file}:${index + 1} ${wrong}`));
    if (OUTSIDE.test(line)) broken.push(`${file}:${index + 1} cites what is not in the repository: ${line.trim()}`);
  }
}
for (const line of broken) console.error(line);
process.exitCode = broken.length > 0 ? 1 : 0;
