import { lazily } from '@laundry/web-kit/loading/lazily';
import { loadTexts } from '../../../i18n/texts';

/** What stands in place of a form that would lead to nothing: few see it, and it comes with its own words. */
export const NoBags = lazily(() => withWords(import('./NoBags')));
export const NotServed = lazily(() => withWords(import('./NotServed')));
export const PlanUnknown = lazily(() => withWords(import('./PlanUnknown')));

async function withWords<File>(coming: Promise<File>): Promise<File> {
  const [file] = await Promise.all([coming, loadTexts('no_request')]);
  return file;
}
