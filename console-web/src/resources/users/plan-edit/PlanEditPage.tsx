import { planEditReason } from '@laundry/shared/rules/plans/plan-change';
import { message } from '@laundry/shared/messages/message';
import { useQuery } from '@tanstack/react-query';
import { FailedScreen } from '../../../components/FailedScreen';
import { LoadingScreen } from '../../../components/LoadingScreen';
import { DonePanel } from '../../../components/DonePanel';
import { t } from '../../../i18n';
import type { ConsoleUser } from '../../../providers/api-types';
import { nowJst } from '../../../providers/clock';
import { useConsoleData } from '../../../providers/useConsoleData';
import { CustomerScreen } from '../CustomerScreen';
import { userPaths } from '../user-paths';
import { PlanEditSteps } from './PlanEditSteps';

interface Props {
  readonly user: ConsoleUser;
  readonly carried: string;
}

/** Another plan for a customer. */
export default function PlanEditPage() {
  return (
    <CustomerScreen title={t('users.plan.title')}>
      {(user, carried) => <PlanEdit user={user} carried={carried} />}
    </CustomerScreen>
  );
}

/** The rules ask whether the customer's area is served. */
function PlanEdit({ user, carried }: Props) {
  const { areaHours } = useConsoleData();
  const zipcode = user.send_addr_zipcode;
  const { data, error, refetch } = useQuery({
    queryKey: ['area', zipcode],
    queryFn: () => areaHours(zipcode, false),
  });
  const hasLeft = user.withdrawal_dt !== null && user.withdrawal_dt < nowJst();
  const reason = planEditReason(user, hasLeft);
  if (reason !== null)
    return <DonePanel lines={[message('ja', reason)]} to={userPaths.list(carried)} label={t('users.backToList')} />;
  if (data === undefined)
    return error === null ? <LoadingScreen /> : <FailedScreen error={error} onRetry={() => void refetch()} />;
  return <PlanEditSteps user={user} carried={carried} area={data.error === null ? data : null} />;
}
