import { EmptyState } from '../../components/loading/EmptyState';
import { LinkButton } from '../../components/buttons/LinkButton';
import { useTexts } from '../../i18n/texts';
import { PATHS } from '../../lib/paths';

/** The address names a request that is no longer among the current ones. */
export function RequestGone() {
  const t = useTexts('changes').change;
  return <EmptyState action={<LinkButton to={PATHS.currentRequests}>{t.to_currents}</LinkButton>}>{t.gone}</EmptyState>;
}
