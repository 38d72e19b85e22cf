import type { OnetimePriceRow } from '@laundry/shared/rules/onetime/onetime-request';
import { useQuery } from '@tanstack/react-query';
import NotYetServed from '../../../../components/area/NotYetServed';
import { PostalCodeAsked, usePostalCodeAsked } from '../../../../components/area/PostalCodeAsked';
import { Card } from '../../../../components/page/Card';
import { FirstRequestSteps } from '../../../../components/page/FirstRequestSteps';
import { QueryState } from '../../../../components/loading/QueryState';
import { Alert } from '../../../../components/messages/Alert';
import { useTexts } from '../../../../i18n/texts';
import { areaInfoQuery } from '../../../../lib/areas/area-info';
import type { AreaInfo } from '../../../../lib/calls/api-types';
import { useMessageText } from '../../../../lib/calls/message-text';
import { useNow } from '../../now';
import { onetimePricesQuery } from '../../../../lib/payment/payment-query';
import { onetimeContext } from '../onetime-context';
import { FirstRequestForm } from './FirstRequestForm';
import { visitorSettingQuery } from './visitor-setting';

/** What and when, with its price, before anybody is asked who they are: only the postal code decides it. */
export function FirstRequest() {
  const t = useTexts('first_request');
  const code = usePostalCodeAsked();
  return (
    <>
      <FirstRequestSteps at="moment" />
      <Card title={t.area_title}>
        <PostalCodeAsked {...code} />
      </Card>
      {code.asked !== null && <AtPostalCode key={code.asked} zip={code.zip} />}
    </>
  );
}

/** The answer about the area is heard first: the days are those of the server's clock, not of the visitor's. */
function AtPostalCode({ zip }: { zip: string }) {
  const area = useQuery(areaInfoQuery(zip));
  const prices = useQuery(onetimePricesQuery);
  return (
    <QueryState query={area} skeletonLines={8}>
      {(known) => (
        <QueryState query={prices} skeletonLines={8}>
          {(rows) => <InArea area={known} prices={rows} />}
        </QueryState>
      )}
    </QueryState>
  );
}

interface InAreaProps {
  area: AreaInfo;
  prices: readonly OnetimePriceRow[];
}

function InArea({ area, prices }: InAreaProps) {
  const textOf = useMessageText();
  const now = useNow();
  const setting = useQuery(visitorSettingQuery(now));
  return (
    <QueryState query={setting} skeletonLines={8}>
      {(holidays) => {
        const visitor = { is_saturday_available: 0, withdrawal_dt: null } as const;
        const context = onetimeContext({ area, holidays }, prices, { user: visitor, now });
        if (context.area !== null) return <FirstRequestForm context={context} />;
        return (
          <Alert kind="warn" role="status" title={textOf('notarea')}>
            <NotYetServed />
          </Alert>
        );
      }}
    </QueryState>
  );
}
