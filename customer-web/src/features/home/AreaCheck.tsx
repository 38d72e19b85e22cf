import { isKindServed } from '@laundry/shared/rules/plans/area-service';
import { useQuery } from '@tanstack/react-query';
import NotYetServed from '../../components/area/NotYetServed';
import { PostalCodeAsked, usePostalCodeAsked } from '../../components/area/PostalCodeAsked';
import { Alert } from '../../components/messages/Alert';
import { Card } from '../../components/page/Card';
import { ErrorState } from '../../components/loading/ErrorState';
import { LinkButton } from '../../components/buttons/LinkButton';
import { useTexts } from '../../i18n/texts';
import type { AreaInfo } from '../../lib/calls/api-types';
import { areaInfoQuery } from '../../lib/areas/area-info';
import { PATHS } from '../../lib/paths';
import styles from './Home.module.css';

/** Whether we come to a postal code, as soon as it is complete. */
export function AreaCheck() {
  const { area: t, register } = useTexts('home');
  const code = usePostalCodeAsked();
  const area = useQuery(areaInfoQuery(code.zip));
  const asked = code.asked !== null;
  return (
    <Card title={t.title}>
      <div>
        <PostalCodeAsked {...code} />
        <div role="status" className={styles.answer}>
          {asked && area.isLoading && <p className="muted">{t.looking}</p>}
          {asked && area.data && (
            <Alert kind={servedAs(area.data) === 'none' ? 'warn' : 'good'}>
              <p>{t[servedAs(area.data)]}</p>
              {servedAs(area.data) === 'none' ? (
                <NotYetServed />
              ) : (
                <LinkButton to={PATHS.register}>{register}</LinkButton>
              )}
            </Alert>
          )}
        </div>
      </div>
      {asked && area.isError && <ErrorState error={area.error} onRetry={() => void area.refetch()} />}
    </Card>
  );
}

function servedAs(area: AreaInfo): 'both' | 'monthly' | 'onetime' | 'none' {
  const [monthly, onetime] = [isKindServed(area, 'monthly'), isKindServed(area, 'onetime')];
  if (area.error !== null || (!monthly && !onetime)) return 'none';
  if (monthly && onetime) return 'both';
  return monthly ? 'monthly' : 'onetime';
}
