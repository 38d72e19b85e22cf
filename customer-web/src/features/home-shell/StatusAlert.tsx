import { USER_STATUS } from '@laundry/shared/constants/user-status';
import { useTexts } from '../../i18n/texts';
import { Alert } from '../../components/ui/Alert';
import type { CurrentUser } from '../../lib/api-types';

/** Why a customer can't request a pickup yet, or any more (spec 1 §2 "Alert messages"). */
export function StatusAlert({ user }: { user: CurrentUser }) {
  const t = useTexts('shell');
  switch (user.status) {
    case USER_STATUS.provisional:
      return <Alert title={t.alert.provisional_title}>{t.alert.provisional}</Alert>;
    case USER_STATUS.underReview:
      return <Alert title={t.alert.under_review_title}>{t.alert.under_review}</Alert>;
    case USER_STATUS.rejected:
      return (
        <Alert kind="danger" title={t.alert.rejected_title}>
          {t.alert.rejected}
        </Alert>
      );
    case USER_STATUS.stopped:
      return (
        <Alert kind="warn" title={t.alert.stopped_title}>
          {t.alert.stopped}
        </Alert>
      );
    default:
      return null;
  }
}
