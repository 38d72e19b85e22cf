import { WithdrawalComplete } from '../features/withdrawal/WithdrawalComplete';
import { useLocationState } from '../lib/location-state';

export default function WithdrawalCompletePage() {
  const { withdrawal_dt, atOnce, userId } = useLocationState();
  const isKnown = typeof withdrawal_dt === 'string' && typeof atOnce === 'boolean' && typeof userId === 'number';
  return <WithdrawalComplete withdrawn={isKnown ? { withdrawal_dt, atOnce, userId } : null} />;
}
