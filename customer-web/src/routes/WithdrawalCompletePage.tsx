import { useLocation } from 'react-router';
import { WithdrawalComplete, type Withdrawn } from '../features/withdrawal/WithdrawalComplete';

export default function WithdrawalCompletePage() {
  return <WithdrawalComplete withdrawn={useLocation().state as Withdrawn | null} />;
}
