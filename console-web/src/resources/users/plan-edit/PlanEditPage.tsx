import { planEditReason } from '@laundry/shared/rules/plans/plan-change';
import { message } from '@laundry/shared/messages/message';
import { useQuery } from '@tanstack/react-query';
import { FailedScreen } from '../../../components/loading/FailedScreen';
import { LoadingScreen } from '../../../components/loading/LoadingScreen';
import { DonePanel } from '../../../components/page/DonePanel';
import { t } from '../../../i18n';
import type { ConsoleUser } from '../../../providers/api/api-types';
import { nowJst } from '../../../providers/clock';
import { useConsoleData } from '../../../providers/useConsoleData';
import { CustomerScreen } from '../CustomerScreen';
import { userPaths } from '../user-paths';
import { PlanEditSteps } from './PlanEditSteps';

interface Props {
  readonly user: ConsoleUser;
  readonly listQuery: string;
}

/** Another plan for a customer. */
export default function PlanEditPage() {
  return (
    <CustomerScreen title={t('users.plan.title')}>
      {(user, listQuery) => <PlanEdit user={user} listQuery={listQuery} />}
    </CustomerScreen>
  );
}

/** The rules ask whether the customer's area is served. */
function PlanEdit({ user, listQuery }: Props) {
  const { areaHours } = useConsoleData();
  const zipcode = user.send_addr_zipcode;
  const { data, error, refetch } = useQuery({
    queryKey: ['area', zipcode],
    queryFn: () => areaHours(zipcode, false),
  });
  const reason = planEditReason(user, nowJst());
  if (reason !== null)
    return <DonePanel lines={[message('ja', reason)]} to={userPaths.list(listQuery)} label={t('users.backToList')} />;
  if (data === undefined)
    return error === null ? <LoadingScreen /> : <FailedScreen error={error} onRetry={() => void refetch()} />;
  return <PlanEditSteps user={user} listQuery={listQuery} area={data} />;
}
