import { normalizeZip } from '@laundry/shared/text/normalize';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Card } from '../../../../components/page/Card';
import { Steps } from '../../../../components/page/Steps';
import { TextField } from '../../../../components/fields/TextField';
import { QueryState } from '../../../../components/loading/QueryState';
import { Alert } from '../../../../components/messages/Alert';
import { useTexts } from '../../../../i18n/texts';
import { areaInfoQuery } from '../../../../lib/areas';
import { keepAsked, readAsked } from '../../../../lib/asked-before';
import { useMessageText } from '../../../../lib/calls/message-text';
import { useNow } from '../../now';
import { onetimePricesQuery } from '../api';
import { onetimeContext } from '../onetime-context';
import { FirstRequestForm } from './FirstRequestForm';
import { visitorSettingQuery } from './visitor-setting';

/** What and when, with its price, before anybody is asked who they are: only the postal code decides it. */
export function FirstRequest() {
  const t = useTexts('first_request');
  const home = useTexts('home').area;
  const textOf = useMessageText();
  const [zip, setZip] = useState(() => readAsked().zip);
  const [left, setLeft] = useState(false);
  const isAsked = normalizeZip(zip) !== null;
  return (
    <>
      <Steps names={t.steps} current={1} />
      <Card title={t.area_title}>
        <TextField
          name="zip"
          label={home.zip}
          hint={home.hint}
          inputMode="numeric"
          autoComplete="postal-code"
          maxLength={10}
          value={zip}
          error={left && !isAsked && zip.trim() !== '' ? textOf('invalid_zip') : undefined}
          onChange={({ target }) => {
            setZip(target.value);
            keepAsked({ zip: target.value });
            setLeft(false);
          }}
          onBlur={() => setLeft(true)}
        />
      </Card>
      {isAsked && <AtPostalCode key={normalizeZip(zip)} zip={zip} />}
    </>
  );
}

function AtPostalCode({ zip }: { zip: string }) {
  const textOf = useMessageText();
  const now = useNow();
  const area = useQuery(areaInfoQuery(zip));
  const setting = useQuery(visitorSettingQuery(now));
  const prices = useQuery(onetimePricesQuery);
  return (
    <QueryState query={area} skeletonLines={8}>
      {(known) => (
        <QueryState query={setting} skeletonLines={8}>
          {(holidays) => (
            <QueryState query={prices} skeletonLines={8}>
              {(rows) => {
                const visitor = { is_saturday_available: 0, withdrawal_dt: null } as const;
                const context = onetimeContext({ area: known, holidays }, rows, { user: visitor, now });
                if (context.area === null) return <Alert kind="warn" role="status" title={textOf('notarea')} />;
                return <FirstRequestForm context={context} />;
              }}
            </QueryState>
          )}
        </QueryState>
      )}
    </QueryState>
  );
}
