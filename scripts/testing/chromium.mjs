// The browser of the journeys: the one named, one that is installed, or (root on Debian) one that apt installs.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, join } from 'node:path';
import { at } from '../repository.mjs';
import { StepFailed } from '../steps.mjs';
import { canInstall, install } from './apt.mjs';

// The headless one first: the same engine without a desktop around it takes two thirds of the time.
const COMMANDS = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const PLACES = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  ...['PROGRAMFILES', 'PROGRAMFILES(X86)', 'LOCALAPPDATA']
    .filter((name) => process.env[name])
    .map((name) => join(process.env[name], 'Google/Chrome/Application/chrome.exe')),
];

const HOW_TO_INSTALL = `The journeys need Chromium, and none was found. Install it in one of these ways:
  Debian         sudo apt-get install -y chromium-headless-shell fonts-noto-cjk
  Ubuntu, other  npx playwright install --with-deps chromium
  macOS          brew install --cask google-chrome   (or npx playwright install chromium)
  Windows        winget install Google.Chrome        (or npx playwright install chromium)
or set CHROMIUM_PATH to its program.`;

/** The path of a Chromium. Throws StepFailed, saying what to install, when there is none and none can be installed. */
export function findOrInstallChromium() {
  const named = process.env.CHROMIUM_PATH;
  if (named && !existsSync(named)) throw new StepFailed(`CHROMIUM_PATH names ${named}, which does not exist.`);
  const found = named || findChromium();
  if (found) return found;
  if (canInstall()) install('Chromium and Japanese fonts', ['chromium-headless-shell', 'fonts-noto-cjk']);
  const installed = findChromium();
  if (!installed) throw new StepFailed(HOW_TO_INSTALL);
  return installed;
}

const findChromium = () => [...inPath(), ...PLACES, ownOfPlaywright()].find(works);

function inPath() {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return COMMANDS.flatMap((command) => folders.map((folder) => join(folder, command))).filter(existsSync);
}

function ownOfPlaywright() {
  try {
    return createRequire(at('e2e/package.json'))('@playwright/test').chromium.executablePath();
  } catch {
    return undefined;
  }
}

/** On Ubuntu /usr/bin/chromium-browser may be a stub that only tells to install a snap: ask it. */
function works(path) {
  if (!path || !existsSync(path)) return false;
  if (process.platform !== 'linux') return true;
  return spawnSync(path, ['--version'], { stdio: 'ignore', timeout: 20_000 }).status === 0;
}
