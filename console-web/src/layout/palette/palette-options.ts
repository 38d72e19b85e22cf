import { toHalfWidth } from '@laundry/shared/text/normalize';
import type { JstDate } from '@laundry/shared/time/jst';
import { t } from '../../i18n';
import { palette as texts } from '../../i18n/palette';
import { canAccess } from '../../providers/access/access';
import type { Operator } from '../../providers/access/operator';
import { ACCOUNT_PATH } from '../../providers/session/auth-provider';
import { routeSheetsPath } from '../../components/links/route-sheet-paths';
import { CALL_PATH } from '../../resources/customer/call/call-path';
import { requestPaths, unassignedListPath } from '../../resources/wash-requests/request-paths';
import { menuFor } from '../menu-items';
import type { FoundOption } from '../search/found-options';

interface Runs {
  readonly help: () => void;
  readonly signOut: () => void;
}

/** The screens and actions that somebody may open, by what they are called. */
export function paletteOptions(operator: Operator, today: JstDate, runs: Runs): readonly FoundOption[] {
  const pages = menuFor(operator).flatMap(({ items }) =>
    items.map(({ path, label }) => ({ path, group: texts.pages, title: label, notes: [] })),
  );
  const action = (title: string, path: string, run?: () => void): FoundOption => ({
    path,
    title,
    group: texts.actions,
    notes: [],
    ...(run !== undefined && { run }),
  });
  const isOfDesk = canAccess(operator, { resource: 'wash-requests', action: 'assign' });
  return [
    ...pages,
    ...(isOfDesk
      ? [action(texts.unassigned, unassignedListPath(today)), action(t('board.title'), requestPaths.board(today))]
      : []),
    ...(canAccess(operator, { resource: 'users', action: 'show' }) ? [action(t('call.title'), CALL_PATH)] : []),
    action(t('routeSheets.open'), routeSheetsPath({ date: today })),
    action(texts.account, ACCOUNT_PATH),
    action(t('keys.title'), '#help', runs.help),
    action(texts.signOut, '#sign-out', runs.signOut),
  ];
}

const folded = (text: string): string => toHalfWidth(text).toLowerCase().replace(/\s/g, '');

/** Those whose name has what was typed; all of them before anything is. */
export const matching = (options: readonly FoundOption[], typed: string): readonly FoundOption[] =>
  options.filter(({ title }) => folded(title).includes(folded(typed)));
