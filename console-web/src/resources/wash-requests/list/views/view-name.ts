import { message } from '@laundry/shared/messages/message';
import { textProblem } from '@laundry/shared/text/characters';
import { t } from '../../../../i18n';

/** Letters of a name, which stands in a button. */
const NAME_MAX = 30;

/** What is wrong with the name of a view among others; undefined: nothing. */
export function nameProblem(typed: string | null | undefined, taken: readonly string[]): string | undefined {
  const name = (typed ?? '').trim();
  if (name === '') return `▲ ${message('ja', 'required')}`;
  if (taken.includes(name)) return `▲ ${t('requests.views.taken')}`;
  const problem = textProblem(name, NAME_MAX);
  return problem === null ? undefined : `▲ ${message('ja', problem, { max: NAME_MAX })}`;
}
