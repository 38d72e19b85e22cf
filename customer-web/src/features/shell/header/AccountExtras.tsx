import { ROLE } from '@laundry/shared/constants/roles';
import { Link } from 'react-router';
import { useTexts } from '../../../i18n/texts';
import { Button } from '../../../components/buttons/Button';
import type { CurrentUser } from '../../../lib/calls/api-types';
import { CONSOLES, PATHS } from '../../../lib/paths';
import { useSignOut } from '../../../lib/session/session';
import { lendTokenToConsole } from '../../../lib/session/session-token';
import { LanguageSwitcher } from './LanguageSwitcher';

/** Language, the way to the console for those who have one, and the way out. */
export function AccountExtras({ user }: { user: CurrentUser | undefined }) {
  const t = useTexts('shell');
  const signOut = useSignOut();
  return (
    <>
      {user?.role === ROLE.admin && (
        <a href={CONSOLES.admin} onClick={lendTokenToConsole}>
          {t.header.console}
        </a>
      )}
      {user?.role === ROLE.staff && (
        <a href={CONSOLES.staff} onClick={lendTokenToConsole}>
          {t.header.staff_console}
        </a>
      )}
      <Link to={PATHS.contact}>{t.header.contact}</Link>
      <Link to={PATHS.notice}>{t.header.notice}</Link>
      <LanguageSwitcher />
      <Button kind="quiet" onClick={() => void signOut()}>
        {t.header.logout}
      </Button>
    </>
  );
}
